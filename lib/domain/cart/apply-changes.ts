import type { LineChange } from '@/lib/domain/errors/app-error';
import { isSameLine, type CartLine } from './cart';
import { removeLine, setLineQuantity } from './cart-operations';

type Lines = readonly CartLine[];

/** Applies accepted changes: unavailable lines are removed or reduced, and prices are today's. */
export const applyChanges = (lines: Lines, changes: readonly LineChange[]): Lines =>
  changes.reduce(applyChange, lines);

function applyChange(lines: Lines, change: LineChange): Lines {
  switch (change.kind) {
    case 'design':
    case 'gone':
    case 'sold-out':
      return removeLine(lines, change);
    case 'stock':
      return setLineQuantity(lines, change, change.available);
    case 'price':
      return lines.map((line) => (isSameLine(line, change) ? { ...line, unitPrice: change.to } : line));
  }
}
