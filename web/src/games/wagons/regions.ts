/** East to west, as the wagons go. California is the way out. */
export const REGIONS = ['NE', 'E', 'GP', 'MW', 'W', 'CA'] as const;
export type Region = (typeof REGIONS)[number];

/** The four regions with a block, in the order of `View.blocks`. */
export const SCORED = ['E', 'GP', 'MW', 'W'] as const;
export type Scored = (typeof SCORED)[number];

export function isScored(region: Region): region is Scored {
  return region !== 'NE' && region !== 'CA';
}

/** Where `View.wagons` counts this region. */
export function wagonIndex(region: Region): number {
  return REGIONS.indexOf(region);
}

/** Where `View.blocks` and `View.if_scored` keep this region. */
export function blockIndex(region: Scored): number {
  return SCORED.indexOf(region);
}

/** The next region to the west; a wagon in California has left. */
export function westOf(region: Region): Region | null {
  return REGIONS[wagonIndex(region) + 1] ?? null;
}
