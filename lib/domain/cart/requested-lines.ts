import type { RequestedLine } from '@/lib/domain/api/orders';
import { designIn, type CartLine } from './cart';

/** The cart's lines as a request: variants, designs, quantities, and the prices that the shopper saw. */
export const requestedLines = (lines: readonly CartLine[]): RequestedLine[] =>
  lines.map((line) => ({
    productId: line.productId,
    variantId: line.variantId,
    ...designIn(line),
    quantity: line.quantity,
    seenPrice: line.unitPrice,
  }));
