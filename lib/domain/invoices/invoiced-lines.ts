import type { Order } from '@/lib/domain/orders/order';
import type { WantedDocument } from './invoice';

/** The order lines that an invoice holds: `from` inclusive, `end` exclusive. */
export interface HeldLines {
  readonly from: number;
  readonly end: number;
}

type Lines = Pick<Order, 'lines'>;

/** The lines of each invoice, in order. The first also holds delivery and cash fee. */
export function heldLines({ lines }: Lines, documents: readonly WantedDocument[]): HeldLines[] {
  const ends = documents
    .filter(({ kind }) => kind === 'invoice')
    .map((invoice) => invoice.lines ?? lines.length);
  return ends.map((end, at) => ({ from: ends[at - 1] ?? 0, end }));
}

/** How many of the order's lines are invoiced; later additions follow them. */
export const invoicedLines = (order: Lines, documents: readonly WantedDocument[]): number =>
  heldLines(order, documents).at(-1)?.end ?? 0;
