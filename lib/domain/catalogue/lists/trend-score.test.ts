import { randomBelow } from '@/tests/fixtures/random';
import { TREND_HALF_LIFE_MS, trendScoreAfter } from './trend-score';

interface Sale {
  readonly pieces: number;
  /** Milliseconds. */
  readonly at: number;
}

const NOW = Date.UTC(2026, 11, 1);
const RUNS = 300;

/** Up to twelve sales of the last three months. */
const salesFrom = (below: (bound: number) => number): Sale[] =>
  Array.from({ length: below(12) }, () => ({ pieces: 1 + below(5), at: NOW - below(90 * 86_400_000) }));

const scoreOf = (sales: readonly Sale[], score = 0): number =>
  sales.reduce((sum, { pieces, at }) => trendScoreAfter(sum, pieces, at), score);

const decayedSum = (sales: readonly Sale[]): number =>
  sales.reduce((sum, { pieces, at }) => sum + pieces * 2 ** ((at - NOW) / TREND_HALF_LIFE_MS), 0);

const runs = Array.from({ length: RUNS }, (_, seed) => {
  const below = randomBelow(seed);
  return { one: salesFrom(below), other: salesFrom(below) };
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
