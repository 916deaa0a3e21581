import { Boxes } from '$lib/table/boxes.svelte';
import { readBox } from './read-box';

export const boxes = new Boxes(readBox);
