import type { RequestedLine } from '@/lib/domain/api/orders';
import { designIn, type CartLine } from './cart';

/** What a cart asks of the store: which variants and designs, how many, and the prices that its owner has seen. */
export const requestedLines = (lines: readonly CartLine[]): RequestedLine[] =>
  lines.map((line) => ({
    productId: line.productId,
    variantId: line.variantId,
    ...designIn(line),
    quantity: line.quantity,
    seenPrice: line.unitPrice,
  }));
