import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { dueDocuments } from '@/lib/domain/invoices/due-documents';
import type { Order } from '@/lib/domain/orders/order';
import { awaitsShopper, type OrderStatus } from '@/lib/domain/orders/order-status';
import { isOfEdit } from '@/lib/domain/payments/refund-order';
import { MAX_EDITS } from './edit-fields';

/** While nothing has left; one that waits for its card payment is ordered anew instead. */
const EDITABLE: readonly OrderStatus[] = ['awaiting', 'placed', 'confirmed'];

/** Whether anything of the order may still change. */
export const canEdit = ({ status, shipments, edits }: Order): boolean =>
  EDITABLE.includes(status) && shipments.length === 0 && edits.length < MAX_EDITS;

/**
 * Why its goods and sums stay as they are, as an error's code; null where they may change. An issued invoice is never edited, money
 * that went back some other way has its own sums, and boards that are being made are made.
 */
export function whySettled(order: Order): ErrorCode | null {
  const { holds, disputes, refunds, making, invoices } = order;
  if (!canEdit(order)) return 'edit-refused';
  if (holds.some(({ returnedAt }) => returnedAt === null) || disputes.length > 0) return 'edit-in-doubt';
  if (refunds.some((refund) => !isOfEdit(refund))) return 'edit-refunded';
  if (invoices.length > 0 || dueDocuments(order).length > 0) return 'edit-invoiced';
  if (making && (making.state !== 'waiting' || awaitsShopper(order))) return 'edit-making';
  return null;
}
