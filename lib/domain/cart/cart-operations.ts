import { MAX_LINES, MAX_QUANTITY } from './cart';
import type { CartLine } from './cart';

type Lines = readonly CartLine[];

export const clampQuantity = (quantity: number): number =>
  Math.min(Math.max(Math.trunc(quantity) || 1, 1), MAX_QUANTITY);

/** Adds to the line of the same variant, whose snapshot becomes the newer one; a full cart is returned unchanged. */
export function addLine(lines: Lines, added: CartLine): Lines {
  const present = lines.find((line) => line.variantId === added.variantId);
  const quantity = clampQuantity(added.quantity + (present?.quantity ?? 0));
  if (present) return lines.map((line) => (line === present ? { ...added, quantity } : line));
  return lines.length < MAX_LINES ? [...lines, { ...added, quantity }] : lines;
}

export function setLineQuantity(lines: Lines, variantId: string, quantity: number): Lines {
  return lines.map((line) =>
    line.variantId === variantId ? { ...line, quantity: clampQuantity(quantity) } : line,
  );
}

export const removeLine = (lines: Lines, variantId: string): Lines =>
  lines.filter((line) => line.variantId !== variantId);

/** Undoes a removal: the line returns to its place, unless its variant was added again meanwhile. */
export function restoreLine(lines: Lines, removed: CartLine, index = lines.length): Lines {
  const isBack = lines.some((line) => line.variantId === removed.variantId);
  return isBack || lines.length >= MAX_LINES ? lines : lines.toSpliced(index, 0, removed);
}

export const countPieces = (lines: Lines): number => lines.reduce((sum, line) => sum + line.quantity, 0);
