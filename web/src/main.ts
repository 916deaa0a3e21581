import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './lib/i18n/index.svelte';
import { router } from './lib/router.svelte';
import { theme } from './lib/theme.svelte';

theme.start();
router.start();
await i18n.start();

const target = document.getElementById('app');
if (target) mount(App, { target });
