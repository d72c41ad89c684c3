import type { Day } from '@/lib/domain/stats/store-day';
import { basketChange } from './baskets';
import { addBaskets, partnersOf, type Together } from './bought-together';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-01-01');
const WEEK_MS = 7 * DAY_MS;

interface Sold {
  readonly day: Day;
  readonly products: readonly string[];
}

const ordered = (products: readonly string[], design: unknown = null) => ({
  lines: products.map((productId) => ({ productId, design })),
});

/** The same numbers from the same seed. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Orders that are placed, changed and cancelled at random, day by day; what is left of them, and what was counted. */
function sellAtRandom(seed: number, boards: number) {
  const next = randomFrom(seed);
  const basket = () => Array.from({ length: 1 + next(4) }, () => `board-${next(boards)}`);
  const open: Sold[] = [];
  let tables = new Map<string, Together>();
  const change = (day: Day, before: readonly string[] | null, after: readonly string[] | null) => {
    const baskets = basketChange(before && ordered(before), after && ordered(after));
    if (baskets) tables = addBaskets(tables, day, baskets);
  };
  for (let step = 0; step < 600; step += 1) {
    const day = new Date(START + Math.floor(step / 5) * DAY_MS).toISOString().slice(0, 10);
    const chosen = open[next(open.length || 1)];
    const event = chosen ? next(4) : 0;
    if (!chosen || event < 2) {
      const placed = { day, products: basket() };
      open.push(placed);
      change(day, null, placed.products);
    } else {
      const edited = event === 2 ? { ...chosen, products: basket() } : null;
      open.splice(open.indexOf(chosen), 1, ...(edited ? [edited] : []));
      change(chosen.day, chosen.products, edited && edited.products);
    }
  }
  const last = Math.floor((START + 119 * DAY_MS) / WEEK_MS);
  const truth = (one: string, other: string) =>
    open.filter(
      ({ day, products }) =>
        Math.floor(Date.parse(day) / WEEK_MS) > last - 13 &&
        products.includes(one) &&
        products.includes(other),
    ).length;
  const counted = (one: string, other: string) =>
    Object.entries(tables.get(one)?.[other] ?? {})
      .filter(([week]) => Number(week) > last - 13)
      .reduce((sum, [, orders]) => sum + orders, 0);
  return { tables, truth, counted };
}

const names = (boards: number) => Array.from({ length: boards }, (_, index) => `board-${index}`);

test.each([1, 2, 3, 4, 5])('counts are what the orders that are left say, seed %i', (seed) => {
  const { truth, counted } = sellAtRandom(seed, 8);
  for (const one of names(8))
    for (const other of names(8).filter((name) => name !== one))
      expect([one, other, counted(one, other)]).toEqual([one, other, truth(one, other)]);
});

test.each([6, 7, 8])(
  'many partners are bounded, and none counts for more than its orders, seed %i',
  (seed) => {
    const { tables, truth, counted } = sellAtRandom(seed, 60);
    for (const [one, table] of tables) {
      expect(Object.keys(table).length).toBeLessThanOrEqual(20);
      for (const other of Object.keys(table))
        expect(counted(one, other)).toBeLessThanOrEqual(truth(one, other));
    }
  },
);

test('one order says nothing, two do, and after the window they are forgotten', () => {
  const change = basketChange(null, ordered(['a', 'b']));
  expect(change).not.toBeNull();
  const once = addBaskets(new Map(), '2026-01-05', change ?? { before: [], after: [] });
  const twice = addBaskets(once, '2026-01-06', change ?? { before: [], after: [] });
  const at = Date.parse('2026-01-10');
  expect(partnersOf(once.get('a') ?? {}, at, 4)).toEqual([]);
  expect(partnersOf(twice.get('a') ?? {}, at, 4)).toEqual(['b']);
  expect(partnersOf(twice.get('a') ?? {}, at + 14 * WEEK_MS, 4)).toEqual([]);
});

test('a board that somebody designed counts with none, nor does a board alone', () => {
  expect(basketChange(null, ordered(['a', 'b'], { hash: 'x' }))).toBeNull();
  expect(basketChange(null, ordered(['a', 'a']))).toBeNull();
});
