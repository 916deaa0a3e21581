import { Attention } from '$lib/table/attention.svelte';

/** A card pointed at in the hand shows its ghosts on the map. */
export const mind = new Attention();
export const { minding } = mind;
