/** After this time a sold piece counts half, in milliseconds. */
export const TREND_HALF_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** Cursors of lists hold nine decimals at most. */
const DECIMALS = 9;
/** A remainder below this share of what was taken away is no more than the rounding of the score. */
const SMALLEST_SHARE = 2 ** -30;

/**
 * The score after `pieces` more of an order made at `at` (milliseconds); negative pieces take those of an order of that time
 * back. It is the binary logarithm of all pieces, each of which counts double for every half-life that it was sold later:
 * scores compare as sums that decay from today do, and no score has to be written again as time passes. 0 for nothing sold.
 */
export function trendScoreAfter(score: number, pieces: number, at: number): number {
  if (pieces === 0) return score;
  const moved = Math.log2(Math.abs(pieces)) + at / TREND_HALF_LIFE_MS;
  const next = pieces > 0 ? sumOf(score, moved) : restOf(score, moved);
  return Math.max(Number(next.toFixed(DECIMALS)), 0);
}

/** The logarithm of a sum, of the logarithms of its parts; the parts themselves would overflow. */
function sumOf(one: number, other: number): number {
  const [less, more] = one < other ? [one, other] : [other, one];
  return less === 0 ? more : more + Math.log2(1 + 2 ** (less - more));
}

function restOf(whole: number, part: number): number {
  const share = 1 - 2 ** (part - whole);
  return share > SMALLEST_SHARE ? whole + Math.log2(share) : 0;
}
