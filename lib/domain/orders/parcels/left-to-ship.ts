import { packableQuantity } from '@/lib/domain/payments/refund-order';
import { givenPieces } from '@/lib/domain/orders/returns/return';
import type { Order } from '@/lib/domain/orders/order';
import { isOut, type ParcelLine } from './parcel';

/** States between the first and last parcel: more to ship, or all shipped and some delivered. */
export const PARTS = ['part-shipped', 'part-delivered'] as const;
export type OrderPart = (typeof PARTS)[number];

/** It shipped as a whole, before parcels existed. */
const leftUnrecorded = ({ shipments, history }: Order): boolean =>
  shipments.length === 0 && history.some(({ to }) => to === 'shipped');

const isOver = ({ status }: Order): boolean => status === 'cancelled' || status === 'returned';

/**
 * The unshipped pieces per line. Pieces refunded before shipping are excluded, because a store refunds what it cannot
 * send.
 */
export function leftToShip(order: Order): ParcelLine[] {
  if (order.status !== 'delivered' && (leftUnrecorded(order) || isOver(order))) return [];
  // In a delivered order, only exchange pieces are left to ship.
  const given = order.status === 'delivered' ? givenPieces(order).map(({ line }) => line) : null;
  return order.lines
    .map((_, line) => ({ line, quantity: packableQuantity(order, line) - quantityOut(order, line) }))
    .filter(({ line, quantity }) => quantity > 0 && (given?.includes(line) ?? true));
}

const quantityOut = ({ shipments }: Order, at: number): number =>
  shipments
    .filter(isOut)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { line, quantity }) => (line === at ? sum + quantity : sum), 0);

/** Exchange pieces of this line in a delivered order that the shopper has not received. */
export const awaitedPieces = (order: Order, at: number): number =>
  order.shipments
    .filter(({ state }) => state === 'shipped' || state === 'undelivered')
    .flatMap(({ lines }) => lines)
    .concat(leftToShip(order))
    .reduce((sum, { line, quantity }) => (line === at ? sum + quantity : sum), 0);

/** Null for an order that is not shipped in parts and has no exchange pieces to ship. */
export function partOf(order: Order): OrderPart | null {
  if (order.status === 'delivered') return leftToShip(order).length > 0 ? 'part-shipped' : null;
  if (order.status !== 'shipped' || order.shipments.length === 0) return null;
  if (leftToShip(order).length > 0) return 'part-shipped';
  return order.shipments.some(({ state }) => state === 'delivered') ? 'part-delivered' : null;
}
