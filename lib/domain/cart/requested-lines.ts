import type { RequestedLine } from '@/lib/domain/api/orders';
import type { CartLine } from './cart';

/** What a cart asks of the store: which variants, how many, and the prices that its owner has seen. */
export const requestedLines = (lines: readonly CartLine[]): RequestedLine[] =>
  lines.map(({ productId, variantId, quantity, unitPrice }) => ({
    productId,
    variantId,
    quantity,
    seenPrice: unitPrice,
  }));
