import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { parseCustomer, type Customer } from '@/lib/domain/customers/customer';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { parseStaffNote } from '@/lib/domain/staff/staff-note';
import { changeInBatches, readAll } from '@/functions/src/adapters/database/change-in-batches';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { readSubscriptions } from '@/functions/src/adapters/webhooks/webhook-queue';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { readExportPart } from '@/functions/src/handlers/account/export-part';
import {
  removeDesigns,
  removeMailRequests,
  removeOrderMails,
  unsignReviews,
} from '@/functions/src/handlers/account/forget-documents';
import { documentsOfCustomer } from '@/functions/src/handlers/account/own-documents';
import { removeCarts } from '@/functions/src/handlers/reminders/carts/end-cart';
import { removeReturnPhotos } from '@/functions/src/handlers/returns/return-photos';
import { forgetDeliveries } from '@/functions/src/handlers/webhooks/forget-deliveries';
import { queueConsentEvent } from './consent-event';
import { recordExport } from '@/functions/src/handlers/orders/record-order-export';

/**
 * Exports this store's data of a customer, part by part as `exportMyData`, for a customer who asks the store for it. `customer`
 * and `notes` come with the first part, which is recorded. Fails with `customer-not-found`.
 */
export async function exportCustomer(
  deps: Pick<Deps, 'db' | 'now'>,
  { storeId: id, customerId, after }: Callables['exportCustomer']['request'],
  caller: Caller,
): Promise<Result<Callables['exportCustomer']['response']>> {
  const { db, now } = deps;
  const store = storeId(id);
  const customer = await readCustomer(db, store, customerId);
  if (!customer) return fail({ code: 'customer-not-found' });
  const part = await readExportPart(db, documentsOfCustomer(db, store, customer), after ?? null);
  const exportedAt = new Date(now()).toISOString();
  if (after !== undefined) return ok({ ...part, exportedAt, customer: null, notes: [] });
  const recorded = await recordExport(deps, collections.customerExports(store), caller);
  if (!recorded.ok) return recorded;
  const notes = await readAll(db.collection(collections.customerNotes(store, customer.id)));
  return ok({
    ...{ ...part, exportedAt, customer },
    notes: notes.map((note) => parseStaffNote(note.id, note.data())),
  });
}

/**
 * Deletes a customer's data at their request, in this store alone, as deleting an account does in all stores. Orders stay for
 * the books, without an owner; reviews lose the name; drafts are deleted, and so is what they asked to be mailed. Record and notes
 * go last, so that a failed run can be repeated; webhooks are told that a consent ended. The account itself stays. Fails with
 * `customer-not-found`, `try-again`.
 */
export async function forgetCustomer(
  deps: Pick<Deps, 'db' | 'now' | 'pictures'>,
  { storeId: id, customerId }: Callables['forgetCustomer']['request'],
): Promise<Result<Callables['forgetCustomer']['response']>> {
  const { db } = deps;
  const store = storeId(id);
  const customer = await readCustomer(db, store, customerId);
  if (!customer) return fail({ code: 'customer-not-found' });
  const { orders, keptCarts, designs, reviews } = documentsOfCustomer(db, store, customer);
  await removeReturnPhotos(deps, orders.query);
  // Before the uid, by which a retry finds the orders again.
  await removeOrderMails(db, orders.query);
  await changeInBatches(orders.query.select(), (batch, order) =>
    batch.update(order.ref, { uid: null, customerId: '' }),
  );
  await removeCarts(db, keptCarts.query, deps.now());
  await forgetDeliveries(db, store, [customer.id, ...customer.duplicates]);
  const refs = [...customer.duplicates, customer.id].map((one) => db.doc(collections.customer(store, one)));
  for (const { email } of parseStored(await db.getAll(...refs))) {
    const removed = await removeMailRequests(db, store, email);
    if (!removed.ok) return removed;
  }
  if (reviews) await unsignReviews(deps, reviews.query);
  if (designs) await removeDesigns(deps, designs.query);
  for (const ref of refs)
    await changeInBatches(ref.collection('notes').select(), (batch, note) => batch.delete(note.ref));
  const webhooks = await readSubscriptions(db, store);
  return inTransaction(db, async (tx) => {
    const stored = await tx.getAll(...refs);
    for (const { exists, ref } of stored) if (exists) tx.delete(ref);
    for (const { email, consent } of parseStored(stored)) {
      if (!consent?.given) continue;
      const said = { ...consent, given: false, at: deps.now() };
      queueConsentEvent(tx, db, store, webhooks, { email, said, isForgotten: true });
    }
    return ok({ ok: true as const });
  });
}

const parseStored = (stored: readonly DocumentSnapshot[]): Customer[] =>
  stored.filter(({ exists }) => exists).map((doc) => parseCustomer(doc.id, doc.data()));

/** A customer; for a duplicate, the customer it was merged into. */
async function readCustomer(db: Firestore, store: StoreId, id: string): Promise<Customer | null> {
  const stored = await db.doc(collections.customer(store, id)).get();
  if (!stored.exists) return null;
  const customer = parseCustomer(id, stored.data());
  return customer.mergedInto ? readCustomer(db, store, customer.mergedInto.id) : customer;
}
