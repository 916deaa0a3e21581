import { describe, expect, it } from 'vitest';
import { keyOf } from './land/outline';
import { clashes, placesOf, ranked, spotsOf, tileInHand } from './placing';
import { box, build, offer, solo, table, view } from './testing/fixtures';

const places = placesOf([
  offer('place 3,14 3,15 4,14', build(4)),
  offer('place 9,14 9,15 10,14', build(0, { pays: 9 })),
  offer('place 1,9 1,10 2,9'),
  offer('pick house'),
]);

describe('the tile in hand', () => {
  it('is the played card, the post, or the rival’s tile', () => {
    const of = (shown: Parameters<typeof table>[0]) => tileInHand(table(shown), box);
    expect(of(view({ ask: 'place', seat: 0, card: 'house' }))).toMatchObject({ name: 'L3', type: 'city' });
    expect(of(view({ ask: 'post', seat: 1 }))?.card?.id).toBe('post_farm');
    expect(of(solo({ ask: 'rival', tile: { type: 'order', shape: 'I5' } }))).toMatchObject({
      name: 'I5',
      card: null,
    });
    expect(of(view({ ask: 'play', seat: 0 }))).toBeNull();
  });
});

describe('places', () => {
  it('are worth what they pay now, or an order at the end', () => {
    expect([...places.values()].map(({ worth }) => worth)).toEqual([4, 9, null]);
  });

  it('stand with the best first', () => {
    expect(ranked(places).map(({ worth }) => worth)).toEqual([9, 4, null]);
  });

  it('are found by the cell under the hand, for the tile as it is held', () => {
    const spots = (turns: number) => spotsOf(box.shapes['L3']!, { turns, flipped: false }, places, box);
    expect([...spots(0).keys()]).toEqual(['1,9', '3,14', '9,14']);
    expect(spots(1).size).toBe(0);
  });
});

describe('what plainly cannot lie there', () => {
  const tile = (card: string) => tileInHand(table(view({ ask: 'place', seat: 0, card })), box)!;
  const none = new Set<string>();

  it('is beyond the map, on another tile, or on other ground', () => {
    const found = clashes(
      tile('house'),
      [
        [-1, 0],
        [6, 11],
        [1, 2],
        [0, 0],
      ],
      new Set(['6,11']),
      none,
      box,
    );
    expect([...found]).toEqual(['-1,0', '6,11', '1,2']);
  });

  it('is not forest that has been opened', () => {
    expect(clashes(tile('house'), [[13, 8]], none, new Set(['13,8']), box).size).toBe(0);
    expect(clashes(tile('house'), [[13, 8]], none, none, box)).toContain('13,8');
  });

  it('goes cell by cell where the card does', () => {
    const bridge = box.map.rows[8]!.indexOf('~');
    const cells = [bridge - 1, bridge, bridge + 1].map((col) => [8, col] as [number, number]);
    expect([...clashes(tile('bridge'), cells, none, none, box)].map(String)).toEqual([
      keyOf([8, bridge + 1]),
    ]);
  });
});
