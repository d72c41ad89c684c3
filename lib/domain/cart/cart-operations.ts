import { isSameLine, MAX_LINES, MAX_QUANTITY } from './cart';
import type { CartLine, LineId } from './cart';

type Lines = readonly CartLine[];

export const clampQuantity = (quantity: number): number =>
  Math.min(Math.max(Math.trunc(quantity) || 1, 1), MAX_QUANTITY);

/** Adds to the line of the same variant, and takes the newer snapshot; a full cart stays unchanged. */
export function addLine(lines: Lines, added: CartLine): Lines {
  const present = lines.find((line) => isSameLine(line, added));
  const quantity = clampQuantity(added.quantity + (present?.quantity ?? 0));
  if (present) return lines.map((line) => (line === present ? { ...added, quantity } : line));
  return lines.length < MAX_LINES ? [...lines, { ...added, quantity }] : lines;
}

/** The limit that kept a cart from taking everything: `MAX_LINES` or `MAX_QUANTITY`. */
export type CartLimit = 'lines' | 'pieces';

/** The limit that kept part of `added` out of `after`; null when everything fit. */
export function limitMet(before: Lines, after: Lines, added: CartLine): CartLimit | null {
  const held = piecesOf(after, added);
  if (held === 0) return 'lines';
  return held - piecesOf(before, added) < added.quantity ? 'pieces' : null;
}

/** Whether each variant of `added` has a line. */
export const holdsAll = (lines: Lines, added: Lines): boolean =>
  added.every((line) => piecesOf(lines, line) > 0);

const piecesOf = (lines: Lines, wanted: LineId): number =>
  lines.find((line) => isSameLine(line, wanted))?.quantity ?? 0;

export function setLineQuantity(lines: Lines, wanted: LineId, quantity: number): Lines {
  return lines.map((line) =>
    isSameLine(line, wanted) ? { ...line, quantity: clampQuantity(quantity) } : line,
  );
}

export const removeLine = (lines: Lines, wanted: LineId): Lines =>
  lines.filter((line) => !isSameLine(line, wanted));

/**
 * Undoes a removal: the line returns to its place. If the variant was added again meanwhile, the larger quantity stays;
 * a full cart stays unchanged.
 */
export function restoreLine(lines: Lines, removed: CartLine, index = lines.length): Lines {
  const held = piecesOf(lines, removed);
  if (held >= removed.quantity) return lines;
  if (held > 0) return setLineQuantity(lines, removed, removed.quantity);
  return lines.length < MAX_LINES ? [...lines.slice(0, index), removed, ...lines.slice(index)] : lines;
}

export const countPieces = (lines: readonly Pick<CartLine, 'quantity'>[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);
