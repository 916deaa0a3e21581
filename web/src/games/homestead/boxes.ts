import { Boxes } from '$lib/table/boxes.svelte';
import type { Box } from './box';
import { readBox, type WrittenBox } from './read-box';

export const boxes = new Boxes<Box>((written) => readBox(written as WrittenBox));
