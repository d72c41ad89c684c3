import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { dueDocuments } from '@/lib/domain/invoices/due-documents';
import type { Order } from '@/lib/domain/orders/order';
import { awaitsShopper, type OrderStatus } from '@/lib/domain/orders/order-status';
import { isOfEdit } from '@/lib/domain/payments/refund-order';
import { MAX_EDITS } from './edit-fields';

/** Before anything ships. An order that waits for its card payment is reordered instead. */
const EDITABLE: readonly OrderStatus[] = ['awaiting', 'placed', 'confirmed'];

/** Whether anything in the order can still change. */
export const canEdit = ({ status, shipments, edits }: Order): boolean =>
  EDITABLE.includes(status) && shipments.length === 0 && edits.length < MAX_EDITS;

/**
 * Why the goods and sums are final, as an error code; null when they can change. Separate refunds have their own sums,
 * boards in production are final, and an issued invoice never changes: an invoiced order can only be extended
 * (`addToInvoiced`).
 */
export function whySettled(order: Order): ErrorCode | null {
  const { holds, disputes, refunds, making, invoices } = order;
  if (!canEdit(order)) return 'edit-refused';
  if (holds.some(({ returnedAt }) => returnedAt === null) || disputes.length > 0) return 'edit-in-doubt';
  if (refunds.some((refund) => !isOfEdit(refund))) return 'edit-refunded';
  if (making && (making.state !== 'waiting' || awaitsShopper(order))) return 'edit-making';
  if (invoices.length > 0 || dueDocuments(order).length > 0) return 'edit-invoiced';
  return null;
}
