import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { dueDocuments } from '@/lib/domain/invoices/due-documents';
import type { Order } from '@/lib/domain/orders/order';
import { awaitsShopper, type OrderStatus } from '@/lib/domain/orders/order-status';
import { isOfEdit } from '@/lib/domain/payments/refund-order';
import { countPieces } from '@/lib/domain/cart/cart-operations';
import { leftToShip } from '@/lib/domain/orders/parcels/left-to-ship';
import { MAX_EDITS } from './edit-fields';

/** Before anything ships. An order that waits for its card payment is reordered instead. */
const EDITABLE: readonly OrderStatus[] = ['awaiting', 'placed', 'confirmed'];

/** Whether anything in the order can still change. */
export const canEdit = ({ status, shipments, edits }: Order): boolean =>
  EDITABLE.includes(status) && shipments.length === 0 && edits.length < MAX_EDITS;

/** Pieces of the line that arrived with a parcel. */
export const deliveredPieces = ({ shipments }: Pick<Order, 'shipments'>, at: number): number => {
  const delivered = shipments.filter(({ state }) => state === 'delivered');
  return countPieces(delivered.flatMap(({ lines }) => lines).filter(({ line }) => line === at));
};

/**
 * Whether pieces that will not be sent can be taken off an order of which a part arrived: refunds cannot, as nothing is
 * paid yet. Only once no parcel is away, so that every other piece is at the store.
 */
export const canTakeOff = (order: Order): boolean =>
  order.status === 'shipped' &&
  order.paymentMethod === 'cash' &&
  order.paymentStatus === 'unpaid' &&
  order.edits.length < MAX_EDITS &&
  order.shipments.some(({ state }) => state === 'delivered') &&
  order.shipments.every(({ state }) => state === 'delivered' || state === 'returned') &&
  leftToShip(order).length > 0;

/**
 * Why the goods and sums are final, as an error code; null when they can change. Separate refunds have their own sums,
 * boards in production are final, and an issued invoice never changes: an invoiced order can only be extended
 * (`addToInvoiced`). Of an order in `canTakeOff` neither is possible, and made boards come off as well.
 */
export function whySettled(order: Order): ErrorCode | null {
  if (canTakeOff(order)) return null;
  const { holds, disputes, refunds, making, invoices } = order;
  if (!canEdit(order)) return 'edit-refused';
  if (holds.some(({ returnedAt }) => returnedAt === null) || disputes.length > 0) return 'edit-in-doubt';
  if (refunds.some((refund) => !isOfEdit(refund))) return 'edit-refunded';
  if (making && (making.state !== 'waiting' || awaitsShopper(order))) return 'edit-making';
  if (invoices.length > 0 || dueDocuments(order).length > 0) return 'edit-invoiced';
  return null;
}
