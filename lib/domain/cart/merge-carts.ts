import { isSameLine, MAX_LINES } from './cart';
import type { CartLine } from './cart';

type Lines = readonly CartLine[];

const lineOf = (lines: Lines, wanted: CartLine) => lines.find((line) => isSameLine(line, wanted));

const same = (a: CartLine | undefined, b: CartLine | undefined): boolean =>
  a?.quantity === b?.quantity && a?.unitPrice === b?.unitPrice;

/** Whether two carts hold the same, in whatever order. */
export const sameLines = (a: Lines, b: Lines): boolean =>
  a.length === b.length && a.every((line) => same(line, lineOf(b, line)));

/**
 * One cart out of two that were `base` when they last agreed (nothing, when they never did): what either side added,
 * changed or took out holds. Where both changed a line the larger quantity stays, and a change outlives a removal, so
 * that no line is lost and none is doubled.
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
