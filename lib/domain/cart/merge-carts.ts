import { isSameLine, MAX_LINES } from './cart';
import type { CartLine } from './cart';

type Lines = readonly CartLine[];

const lineOf = (lines: Lines, wanted: CartLine) => lines.find((line) => isSameLine(line, wanted));

const same = (a: CartLine | undefined, b: CartLine | undefined): boolean =>
  a?.quantity === b?.quantity && a?.unitPrice === b?.unitPrice;

/** Whether two carts hold the same lines, in any order. */
export const sameLines = (a: Lines, b: Lines): boolean =>
  a.length === b.length && a.every((line) => same(line, lineOf(b, line)));

/**
 * Three-way merge of two carts whose last common state is `base` (empty if none). Additions, changes and removals of
 * either side apply. If both changed a line, the larger quantity stays; a change wins over a removal.
 */
export function mergeCarts(base: Lines, mine: Lines, theirs: Lines): Lines {
  const merged = mine.flatMap((line) => mergeLine(lineOf(base, line), line, lineOf(theirs, line)));
  const added = theirs.filter((line) => !lineOf(mine, line) && !same(line, lineOf(base, line)));
  return [...merged, ...added].slice(0, MAX_LINES);
}

function mergeLine(before: CartLine | undefined, mine: CartLine, theirs: CartLine | undefined): CartLine[] {
  if (!theirs) return same(mine, before) ? [] : [mine];
  if (same(mine, before)) return [theirs];
  if (same(theirs, before)) return [mine];
  return [{ ...mine, quantity: Math.max(mine.quantity, theirs.quantity) }];
}
