import { Boxes } from '$lib/table/boxes.svelte';
import type { Box } from './box';

export const boxes = new Boxes<Box>((components) => components as Box);
