import { wasPlaced } from '@/lib/domain/orders/apply-status-change';
import type { Order } from '@/lib/domain/orders/order';
import { unpaidAmount } from '@/lib/domain/payments/extra/extra-payment';
import { creditsOf } from './credit';
import { creditCauses, type CreditCause } from './credit-causes';
import type { InvoiceKind, WantedDocument } from './invoice';
import { invoicedLines } from './invoiced-lines';

/**
 * The documents that an order still needs; none without VAT.
 * The invoice is due on card or transfer payment or on delivery, whichever is first. A further invoice for added lines
 * is due once they are paid, because they ship only then.
 * A credit note is due for every completed refund and every lost dispute, per invoice that holds some of it. A debit
 * note is due when a credited refund failed or the dispute was won after all.
 */
export function dueDocuments(order: Order): WantedDocument[] {
  if (!order.tax || !wasPlaced(order)) return [];
  const isInvoiced = order.invoices.some(({ kind }) => kind === 'invoice');
  if (!isInvoiced && !isSupplied(order)) return [];
  const documents: WantedDocument[] = [...order.invoices];
  if (!isInvoiced || hasAdded(order)) documents.push({ kind: 'invoice', refundId: '' });
  const causes = creditCauses(order, documents);
  const invoices = documents.filter(({ kind }) => kind === 'invoice').map((_, of) => of);
  const notesOf = (kind: InvoiceKind, { refund }: CreditCause): WantedDocument[] =>
    invoices.map((of) => ({ kind, refundId: refund.id, ...(of > 0 && { of }) }));
  // Reversed notes come first, because they leave more to credit.
  const notes = [
    ...causes.filter(({ stands }) => !stands).flatMap((cause) => notesOf('debit-note', cause)),
    ...causes.filter(({ stands }) => stands).flatMap((cause) => notesOf('credit-note', cause)),
  ];
  for (const note of notes) {
    const moved = creditsOf(order, [...documents, note]).at(-1) ?? [];
    if (moved.some(({ amount }) => amount > 0)) documents.push(note);
  }
  return documents.slice(order.invoices.length);
}

/** Whether lines were added since the last invoice and are paid. */
const hasAdded = (order: Order): boolean =>
  invoicedLines(order, order.invoices) < order.lines.length && unpaidAmount(order) === 0;

const isSupplied = ({ paymentMethod, paymentStatus, history }: Order): boolean =>
  (paymentMethod !== 'cash' && ['paid', 'partially_refunded', 'refunded'].includes(paymentStatus)) ||
  history.some(({ to }) => to === 'delivered');
