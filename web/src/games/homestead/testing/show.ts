import { shower } from '$lib/testing/show';
import { mind } from '../mind.svelte';
import { speak } from './speak';

export type { Shown } from '$lib/testing/show';

export const show = shower(speak('en'), () => mind.reset());
