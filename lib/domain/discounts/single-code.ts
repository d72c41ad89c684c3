/** Without letters that are easily confused: 0 and O, 1 and I. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const PART = 5;

/** A code that nobody guesses: fifty bits, in two parts that are easy to read out. */
export function singleCode(randomBelow: (limit: number) => number): string {
  const part = () => Array.from({ length: PART }, () => SIGNS[randomBelow(SIGNS.length)]).join('');
  return `${part()}-${part()}`;
}
