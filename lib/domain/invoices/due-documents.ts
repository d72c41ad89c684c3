import { wasPlaced } from '@/lib/domain/orders/apply-status-change';
import type { Order } from '@/lib/domain/orders/order';
import type { IssuedDocument } from './invoice';

/**
 * The documents that an order lacks. Its invoice is due once it is paid by card or was delivered, whichever is first; a credit
 * note for every refund whose money is back. An order without VAT has none.
 */
export function dueDocuments(order: Order): Omit<IssuedDocument, 'number'>[] {
  if (!order.tax || !wasPlaced(order)) return [];
  const isInvoiced = order.invoices.some(({ kind }) => kind === 'invoice');
  if (!isInvoiced && !isSupplied(order)) return [];
  const credited = new Set(order.invoices.map(({ refundId }) => refundId));
  const credits = order.refunds.filter(({ id, state }) => state === 'done' && !credited.has(id));
  return [
    ...(isInvoiced ? [] : [{ kind: 'invoice' as const, refundId: '' }]),
    ...credits.map(({ id }) => ({ kind: 'credit-note' as const, refundId: id })),
  ];
}

const isSupplied = ({ paymentMethod, paymentStatus, history }: Order): boolean =>
  (paymentMethod === 'card' && ['paid', 'partially_refunded', 'refunded'].includes(paymentStatus)) ||
  history.some(({ to }) => to === 'delivered');
