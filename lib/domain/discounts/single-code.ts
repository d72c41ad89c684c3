/** Without easily confused characters: 0 and O, 1 and I. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const PART = 5;

/** An unguessable code: fifty random bits, in two parts that are easy to read out. */
export function singleCode(randomBelow: (limit: number) => number): string {
  const part = () => Array.from({ length: PART }, () => SIGNS[randomBelow(SIGNS.length)]).join('');
  return `${part()}-${part()}`;
}
