import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { inTransaction, readSetting } from '@/functions/src/adapters/database/firestore';
import { runEach } from '@/functions/src/adapters/database/run-each';
import { queueOrderMail } from '@/functions/src/adapters/outbox/outbox';
import { addToTaxMonth } from '@/functions/src/adapters/orders/ledger';
import type { Deps } from '@/functions/src/deps';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { buildInvoice } from '@/lib/domain/invoices/build-invoice';
import { dueDocuments } from '@/lib/domain/invoices/due-documents';
import { parseInvoice, type Invoice, type InvoiceKind } from '@/lib/domain/invoices/invoice';
import { invoiceNumber } from '@/lib/domain/invoices/invoice-number';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { count, fieldsOf, text } from '@/lib/domain/parse/fields';
import { ok } from '@/lib/domain/result';
import { monthOf, storeDay } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

type IssueDeps = Pick<Deps, 'db' | 'now' | 'runInQueue'>;

/** Requests per sweep; the next one finds the rest. */
const SWEPT_AT_ONCE = 200;

/**
 * Issues the documents that the request's order lacks. Numbers, documents, the month's sums and the end of the request are
 * written in one transaction: numbers have no gap, and a repeated request issues nothing twice.
 */
export async function issueInvoices({ db, now, runInQueue }: IssueDeps, request: DocumentReference) {
  const store = storeId(request.parent.parent?.id ?? '');
  const setting = await readSetting(db, store);
  if (!setting) return;
  await runInQueue([collections.counter(store, 'invoices')], () =>
    inTransaction(db, async (tx) => {
      const asked = await tx.get(request);
      if (!asked.exists) return ok(null);
      const orderRef = db.doc(collections.order(store, text(fieldsOf(asked.data()).orderId) ?? ''));
      const stored = await tx.get(orderRef);
      if (stored.exists) await issueFor(tx, db, parseOrder(stored.id, stored.data()), setting, now());
      tx.delete(request);
      return ok(null);
    }),
  );
}

async function issueFor(
  tx: Transaction,
  db: Firestore,
  order: Order,
  setting: StoreSetting,
  at: number,
): Promise<void> {
  const due = dueDocuments(order);
  if (due.length === 0) return;
  const day = storeDay(at, setting.timeZone);
  const year = day.slice(0, 4);
  const counterRef = db.doc(collections.counter(order.storeId, `invoices-${year}`));
  const given = countsIn((await tx.get(counterRef)).data());
  const sold = await readSold(tx, db, order);
  let issuing = order;
  for (const wanted of due) {
    given[wanted.kind] += 1;
    const issued = { ...wanted, number: invoiceNumber(wanted.kind, year, given[wanted.kind]) };
    const isSale = issued.kind === 'invoice';
    const invoice = buildInvoice(issuing, issued, setting, at, isSale ? undefined : sold[issued.of ?? 0]);
    if (isSale) sold.push(invoice);
    issuing = { ...issuing, invoices: [...issuing.invoices, issued] };
    tx.create(db.doc(collections.invoice(order.storeId, issued.number)), stored(invoice));
    addToTaxMonth(tx, db, order.storeId, monthOf(day), invoice);
  }
  notifyShopper(tx, db, order, at);
  tx.set(counterRef, given);
  tx.update(db.doc(collections.order(order.storeId, order.id)), {
    invoices: FieldValue.arrayUnion(...issuing.invoices),
  });
}

/** The invoices that the order's credit notes correct, in order. */
async function readSold(
  tx: Transaction,
  db: Firestore,
  { storeId, invoices }: Order,
): Promise<(Invoice | undefined)[]> {
  const sales = invoices.filter(({ kind }) => kind === 'invoice');
  if (sales.length === 0) return [];
  const refs = sales.map(({ number }) => db.doc(collections.invoice(storeId, number)));
  const stored = await tx.getAll(...refs);
  return stored.map((one) => (one.exists ? parseInvoice(one.id, one.data()) : undefined));
}

/** One mail for all documents issued at once; it leads to a page with every document. */
function notifyShopper(tx: Transaction, db: Firestore, order: Order, at: number): void {
  const { email: to } = order.address;
  if (to) queueOrderMail(tx, db, order, { kind: 'order-invoiced', to, locale: order.locale }, at);
}

const countsIn = (data: unknown): Record<InvoiceKind, number> => {
  const fields = fieldsOf(data);
  const of = (kind: InvoiceKind) => count(fields[kind]) ?? 0;
  return { invoice: of('invoice'), 'credit-note': of('credit-note'), 'debit-note': of('debit-note') };
};

const stored = ({ number: _, ...invoice }: Invoice) => ({
  ...invoice,
  issuedAt: Timestamp.fromMillis(invoice.issuedAt),
});

/** Issues the documents that a process left out when it died after the order. */
export async function issueLeftInvoices(deps: IssueDeps): Promise<void> {
  const { docs } = await deps.db.collectionGroup('invoiceRequests').limit(SWEPT_AT_ONCE).get();
  await runEach(docs, ({ ref }) => issueInvoices(deps, ref));
}
