import type { Bend } from './curve';
import type { Point } from './projection';

/**
 * Where the earth puts the old West's cities too close for the spaces between them, they are nudged apart: the place
 * a city has on the earth, and how far it is moved from there. Found by trying: every space and name has its own
 * ground (layout.test.ts).
 */
const NUDGES: Record<string, readonly [number, number, number, number]> = {
  albuquerque: [863, 846, -23, 21],
  ashland: [99, 398, 11, 31],
  bakersfield: [241, 834, -13, -13],
  bend: [171, 288, -20, 7],
  billings: [732, 189, 9, 13],
  boise: [397, 328, 6, -15],
  bozeman: [623, 200, 18, -4],
  carson_city: [219, 597, 26, -3],
  casper: [840, 364, -3, -7],
  cheyenne: [918, 463, -6, 18],
  denver: [919, 551, -34, 8],
  durango: [792, 714, 7, 16],
  eugene: [94, 281, -26, 22],
  flagstaff: [611, 852, -26, 10],
  fresno: [208, 747, 1, -11],
  gillette: [869, 272, 4, 9],
  grand_junction: [753, 606, -24, 10],
  great_falls: [608, 88, -10, -21],
  green_river: [702, 455, 9, -30],
  helena: [578, 145, -6, 3],
  idaho_falls: [582, 337, 5, 40],
  las_cruces: [870, 1017, -12, 15],
  las_vegas: [436, 792, -27, -42],
  los_angeles: [276, 918, -13, -17],
  missoula: [496, 128, -7, 10],
  phoenix: [592, 960, -5, -15],
  portland: [121, 192, -17, 33],
  pueblo: [946, 641, -24, -6],
  redding: [104, 498, 11, 16],
  roswell: [981, 941, -24, 7],
  sacramento: [134, 627, 36, 18],
  salt_lake_city: [592, 507, 56, -2],
  san_diego: [328, 1003, -65, -7],
  san_francisco: [85, 673, 5, 28],
  santa_fe: [896, 806, 16, 4],
  seattle: [148, 65, 22, 36],
  spokane: [352, 76, 41, -37],
  st_george: [514, 735, 20, 8],
  tucson: [651, 1035, -46, -5],
  winnemucca: [321, 490, -30, -24],
  wolf_point: [842, 38, -5, 3],
};

/** How the lines between cities curve, so as not to run through others: see curve.ts. */
const BENDS: Record<string, Bend> = {
  'albuquerque-durango': [0.077, 0.032],
  'albuquerque-flagstaff': [0.251, 0.03],
  'albuquerque-las_cruces': [-0.011, -0.011],
  'albuquerque-phoenix': [0.012, 0.004],
  'albuquerque-roswell': [0.044, -0.044],
  'albuquerque-santa_fe': [-0.08, -0.084],
  'albuquerque-tucson': [-0.134, -0.02],
  'ashland-bend': [0.103, 0.067],
  'ashland-eugene': [-0.154, -0.168],
  'bakersfield-fresno': [0.007, 0],
  'bakersfield-las_vegas': [-0.058, -0.084],
  'bakersfield-los_angeles': [0.117, 0.117],
  'bend-boise': [0.135, 0.168],
  'bend-eugene': [-0.11, -0.11],
  'bend-portland': [0.111, 0.111],
  'billings-bozeman': [-0.088, -0.048],
  'billings-casper': [0.173, 0.112],
  'billings-gillette': [-0.132, -0.067],
  'billings-great_falls': [0.105, 0.045],
  'billings-wolf_point': [-0.019, -0.015],
  'boise-idaho_falls': [0.046, 0.031],
  'boise-missoula': [0.013, 0.003],
  'boise-seattle': [0.072, -0.037],
  'boise-winnemucca': [-0.135, -0.081],
  'bozeman-helena': [-0.015, -0.011],
  'bozeman-idaho_falls': [-0.126, -0.176],
  'carson_city-fresno': [-0.109, -0.299],
  'carson_city-las_vegas': [-0.082, -0.252],
  'carson_city-redding': [0.071, 0.172],
  'carson_city-winnemucca': [-0.063, -0.033],
  'casper-cheyenne': [-0.064, -0.08],
  'casper-green_river': [-0.008, 0.013],
  'cheyenne-denver': [-0.131, -0.126],
  'cheyenne-green_river': [-0.142, -0.135],
  'denver-grand_junction': [-0.079, 0.061],
  'denver-pueblo': [-0.014, -0.009],
  'denver-salt_lake_city': [0.211, 0.096],
  'durango-flagstaff': [0.112, 0.198],
  'durango-grand_junction': [-0.008, -0.013],
  'durango-pueblo': [0.002, 0.004],
  'eugene-portland': [-0.103, -0.107],
  'flagstaff-las_vegas': [-0.099, -0.115],
  'flagstaff-phoenix': [-0.114, -0.113],
  'flagstaff-st_george': [0.034, 0.026],
  'fresno-sacramento': [-0.012, 0.067],
  'fresno-san_francisco': [-0.303, -0.204],
  'gillette-wolf_point': [0.051, 0.032],
  'grand_junction-pueblo': [0.077, -0.013],
  'grand_junction-salt_lake_city': [-0.078, -0.192],
  'grand_junction-st_george': [-0.044, -0.046],
  'great_falls-helena': [0.008, 0.004],
  'great_falls-missoula': [0.036, 0.088],
  'great_falls-spokane': [0.094, 0.094],
  'great_falls-wolf_point': [-0.014, -0.008],
  'green_river-idaho_falls': [0.061, 0.091],
  'green_river-salt_lake_city': [0.072, 0.071],
  'helena-idaho_falls': [0.058, 0.094],
  'helena-missoula': [-0.06, -0.059],
  'idaho_falls-salt_lake_city': [0.027, -0.026],
  'las_cruces-roswell': [0.014, 0.021],
  'las_cruces-tucson': [-0.053, -0.085],
  'las_vegas-los_angeles': [-0.124, 0.033],
  'las_vegas-st_george': [-0.14, -0.116],
  'los_angeles-phoenix': [0.091, -0.165],
  'los_angeles-san_diego': [0.016, 0.025],
  'los_angeles-san_francisco': [-0.464, -0.47],
  'missoula-spokane': [-0.046, -0.055],
  'phoenix-san_diego': [-0.212, 0.037],
  'portland-seattle': [-0.094, -0.101],
  'pueblo-santa_fe': [-0.124, -0.102],
  'redding-sacramento': [0.064, 0.042],
  'redding-san_francisco': [0.3, 0.289],
  'redding-winnemucca': [-0.085, -0.061],
  'roswell-santa_fe': [0.156, 0.213],
  'sacramento-san_francisco': [-0.084, -0.074],
  'salt_lake_city-st_george': [0.056, 0.116],
  'salt_lake_city-winnemucca': [0, -0.013],
  'san_diego-tucson': [0.243, 0.134],
  'seattle-spokane': [-0.182, -0.16],
};

/** A city of somebody's own box is nudged only if it is where ours is. */
const SAME = 6;
const NO_NUDGE: Point = { x: 0, y: 0 };

export function nudgeOf(id: string, at: Point): Point {
  const known = NUDGES[id];
  if (!known) return NO_NUDGE;
  const [x, y, dx, dy] = known;
  return Math.hypot(at.x - x, at.y - y) < SAME ? { x: dx, y: dy } : NO_NUDGE;
}

export function bendOf(a: string, b: string): Bend {
  return BENDS[`${a}-${b}`] ?? [0, 0];
}

/** All nudges, for the land to give way with them. */
export const NUDGED = Object.values(NUDGES).map(([x, y, dx, dy]) => ({
  from: { x, y },
  by: { x: dx, y: dy },
}));
