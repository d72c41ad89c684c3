import { wasPlaced } from '@/lib/domain/orders/apply-status-change';
import type { Order } from '@/lib/domain/orders/order';
import { creditsOf } from './credit';
import { creditCauses } from './credit-causes';
import type { InvoiceKind, WantedDocument } from './invoice';

/**
 * The documents that an order lacks. Its invoice is due once it is paid by card or transfer or was delivered, whichever is first; a credit
 * note for every refund whose money is back and every lost dispute, of what is left to credit; a debit note where a credited
 * refund failed or a dispute was won after all. An order without VAT has none.
 */
export function dueDocuments(order: Order): WantedDocument[] {
  if (!order.tax || !wasPlaced(order)) return [];
  const isInvoiced = order.invoices.some(({ kind }) => kind === 'invoice');
  if (!isInvoiced && !isSupplied(order)) return [];
  const documents: WantedDocument[] = [...order.invoices];
  if (!isInvoiced) documents.push({ kind: 'invoice', refundId: '' });
  const causes = creditCauses(order);
  // Notes that are taken back first, as they leave more to credit.
  const notes = [
    ...causes.filter(({ stands }) => !stands).map((cause) => noteOf('debit-note', cause)),
    ...causes.filter(({ stands }) => stands).map((cause) => noteOf('credit-note', cause)),
  ];
  for (const note of notes) {
    const moved = creditsOf(order, [...documents, note]).at(-1) ?? [];
    if (moved.some(({ amount }) => amount > 0)) documents.push(note);
  }
  return documents.slice(order.invoices.length);
}

const noteOf = (
  kind: InvoiceKind,
  { refund }: { readonly refund: { readonly id: string } },
): WantedDocument => ({
  kind,
  refundId: refund.id,
});

const isSupplied = ({ paymentMethod, paymentStatus, history }: Order): boolean =>
  (paymentMethod !== 'cash' && ['paid', 'partially_refunded', 'refunded'].includes(paymentStatus)) ||
  history.some(({ to }) => to === 'delivered');
