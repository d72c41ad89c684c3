import { TREND_HALF_LIFE_MS, trendScoreAfter } from './trend-score';

interface Sale {
  readonly pieces: number;
  /** Milliseconds. */
  readonly at: number;
}

const NOW = Date.UTC(2026, 11, 1);
const RUNS = 300;

/** Numbers from 0 up to 1 that a seed repeats. */
function numbersFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Up to twelve sales of the last three months. */
const salesFrom = (random: () => number): Sale[] =>
  Array.from({ length: Math.floor(random() * 12) }, () => ({
    pieces: 1 + Math.floor(random() * 5),
    at: NOW - Math.floor(random() * 90 * 86_400_000),
  }));

const scoreOf = (sales: readonly Sale[], score = 0): number =>
  sales.reduce((sum, { pieces, at }) => trendScoreAfter(sum, pieces, at), score);

const decayedSum = (sales: readonly Sale[]): number =>
  sales.reduce((sum, { pieces, at }) => sum + pieces * 2 ** ((at - NOW) / TREND_HALF_LIFE_MS), 0);

const runs = Array.from({ length: RUNS }, (_, seed) => {
  const random = numbersFrom(seed);
  return { one: salesFrom(random), other: salesFrom(random) };
});

test('scores are ordered as what sold lately, each piece worth half after a week', () => {
  for (const { one, other } of runs) {
    const byWorth = Math.sign(decayedSum(one) - decayedSum(other));
    expect(Math.sign(scoreOf(one) - scoreOf(other))).toBe(byWorth);
  }
});

test('sales count alike in whichever order they are written', () => {
  for (const { one, other } of runs)
    expect(scoreOf([...one, ...other])).toBeCloseTo(scoreOf([...other, ...one].reverse()), 6);
});

test('what is taken back leaves the score that there was', () => {
  for (const { one, other } of runs) {
    const back = other.map(({ pieces, at }) => ({ pieces: -pieces, at }));
    const left = scoreOf(back, scoreOf([...one, ...other]));
    if (one.length) expect(left).toBeCloseTo(scoreOf(one), 2);
  }
});

test('no score is below that of nothing sold, and any is one that a link to a page can name', () => {
  expect(scoreOf([])).toBe(0);
  expect(trendScoreAfter(0, -3, NOW)).toBe(0);
  expect(trendScoreAfter(scoreOf([{ pieces: 2, at: NOW }]), -2, NOW)).toBe(0);
  expect(trendScoreAfter(7, 0, NOW)).toBe(7);
  for (const { one } of runs) expect(String(scoreOf(one))).toMatch(/^\d{1,15}(\.\d{1,9})?$/);
});
