import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { customerTokens } from '@/lib/domain/customers/customer';
import type { Customer } from '@/lib/domain/customers/customer';
import type { Tally } from '@/lib/domain/customers/tally';
import type { CourierBooks } from '@/lib/domain/couriers/courier-books';
import type { StoreId } from '@/lib/domain/ids';
import type { Invoice } from '@/lib/domain/invoices/invoice';
import { sumsOf } from '@/lib/domain/invoices/tax-month';
import type { Figures } from '@/lib/domain/stats/figures';
import type { LedgerEntry } from '@/lib/domain/stats/ledger';
import { monthOf } from '@/lib/domain/stats/store-day';
import type { Day, Month } from '@/lib/domain/stats/store-day';

/**
 * Writes a ledger entry in the order event's own transaction, as a document of its own: orders never wait for
 * the document that counts their day. `countSales` counts each entry exactly once, within moments.
 */
export function writeLedgerEntry(tx: Transaction, db: Firestore, store: StoreId, entry: LedgerEntry): void {
  tx.create(db.collection(collections.ledger(store)).doc(), {
    ...entry,
    at: Timestamp.fromMillis(entry.at),
  });
}

/** Firestore's bound on increments of one document in one commit, over all writes. */
const INCREMENTS_AT_ONCE = 500;

/** Whether the figures of these days fit one commit: days of one month add to the same documents. */
export function fitInCommit(days: ReadonlyMap<Day, Figures>): boolean {
  const count = [...days.values()].reduce((sum, figures) => sum + incrementsIn(figures), 0);
  return count <= INCREMENTS_AT_ONCE;
}

const incrementsIn = (value: unknown): number =>
  typeof value === 'number'
    ? Math.sign(Math.abs(value))
    : Object.values(value ?? {}).reduce<number>((sum, field) => sum + incrementsIn(field), 0);

/** Adds figures to a day, its month and the month's products, together. */
export function addToDay(tx: Transaction, db: Firestore, store: StoreId, day: Day, figures: Figures): void {
  const { products, ...withoutProducts } = figures;
  const month = monthOf(day);
  const add = (path: string, data: unknown) => tx.set(db.doc(path), increments(data), { merge: true });
  add(collections.stats(store, day), figures);
  add(collections.statsMonth(store, month), { days: { [day]: withoutProducts } });
  add(collections.statsProducts(store, month), { products });
}

/** Adds to the sums of cash that couriers hold. */
export function addToCourierBooks(tx: Transaction, db: Firestore, store: StoreId, books: CourierBooks): void {
  if (Object.keys(books).length === 0) return;
  tx.set(db.doc(collections.courierBooks(store)), increments({ currencies: books }), { merge: true });
}

/** Adds a document's VAT to the sums of its month. */
export function addToTaxMonth(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  month: Month,
  invoice: Invoice,
): void {
  const currencies = increments(sumsOf(invoice));
  tx.set(db.doc(collections.taxMonth(store, month)), { currencies }, { merge: true });
}

/** The same map with every number as an increment, which needs no read; zeros are dropped. */
function increments(value: unknown): DocumentData {
  const entries = Object.entries(value ?? {}).flatMap(([key, field]): [string, unknown][] => {
    if (typeof field === 'number') return field ? [[key, FieldValue.increment(field)]] : [];
    const inner = increments(field);
    // Merging an empty map would replace the stored one, and lose its counts.
    return Object.keys(inner).length > 0 ? [[key, inner]] : [];
  });
  return Object.fromEntries(entries);
}

/** A customer as stored: times as Firestore timestamps, plus search fields; see `parseCustomer` for a duplicate. */
export function customerDocument({ mergedInto, ...customer }: Customer): DocumentData {
  const { id: _, own, consent, ...fields } = customer;
  const document = {
    ...fields,
    ...stamped(customer),
    own: own && { ...own, ...stamped(own) },
    consent: consent && { ...consent, at: Timestamp.fromMillis(consent.at) },
    tokens: customerTokens(customer),
  };
  return mergedInto ? { uid: customer.uid, mergedInto, duplicate: document } : document;
}

const stamped = ({ firstOrderAt, lastOrderAt, lastSeenAt }: Tally) => ({
  firstOrderAt: Timestamp.fromMillis(firstOrderAt),
  lastOrderAt: Timestamp.fromMillis(lastOrderAt),
  lastSeenAt: Timestamp.fromMillis(lastSeenAt),
});
