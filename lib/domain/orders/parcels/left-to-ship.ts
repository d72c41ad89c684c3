import { packableQuantity } from '@/lib/domain/payments/refund-order';
import type { Order } from '@/lib/domain/orders/order';
import { isOut, type ParcelLine } from './parcel';

/** Where an order between its first and its last parcel stands: there is more to ship, or all of it left and some arrived. */
export const PARTS = ['part-shipped', 'part-delivered'] as const;
export type OrderPart = (typeof PARTS)[number];

/** It left as a whole, before parcels were recorded. */
const leftUnrecorded = ({ shipments, history }: Order): boolean =>
  shipments.length === 0 && history.some(({ to }) => to === 'shipped');

const isOver = ({ status }: Order): boolean =>
  status === 'delivered' || status === 'cancelled' || status === 'returned';

/**
 * What no parcel that is out holds yet, line by line. Pieces that were given back as money are taken off what has not left: a
 * store refunds what it cannot send.
 */
export function leftToShip(order: Order): ParcelLine[] {
  if (leftUnrecorded(order) || isOver(order)) return [];
  return order.lines
    .map((_, line) => ({ line, quantity: packableQuantity(order, line) - quantityOut(order, line) }))
    .filter(({ quantity }) => quantity > 0);
}

const quantityOut = ({ shipments }: Order, at: number): number =>
  shipments
    .filter(isOut)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { line, quantity }) => (line === at ? sum + quantity : sum), 0);

/** Null for an order that is not under way in parts. */
export function partOf(order: Order): OrderPart | null {
  if (order.status !== 'shipped' || order.shipments.length === 0) return null;
  if (leftToShip(order).length > 0) return 'part-shipped';
  return order.shipments.some(({ state }) => state === 'delivered') ? 'part-delivered' : null;
}
