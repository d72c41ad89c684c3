import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { parseCustomer } from '@/lib/domain/customers/customer';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { customerDocument } from '@/functions/src/adapters/orders/ledger';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { recordExport } from '@/functions/src/handlers/orders/record-order-export';
import { addStaffNote } from '@/functions/src/handlers/staff/add-staff-note';

/** Stores the tags of a customer, which searches find. Fails with `customer-not-found`. */
export async function saveCustomerTags(
  { db }: Pick<Deps, 'db'>,
  { storeId: id, customerId, tags: named }: Callables['saveCustomerTags']['request'],
): Promise<Result<Callables['saveCustomerTags']['response']>> {
  const ref = db.doc(collections.customer(storeId(id), customerId));
  const tags = [...new Set(named)].sort();
  return inTransaction(db, async (tx) => {
    const stored = await tx.get(ref);
    if (!stored.exists) return fail({ code: 'customer-not-found' });
    const customer = parseCustomer(customerId, stored.data());
    tx.set(ref, customerDocument({ ...customer, tags }));
    return ok({ ok: true as const });
  });
}

/** Stores a note about a customer. Fails with `customer-not-found`, `key-reused`. */
export function addCustomerNote(
  deps: Pick<Deps, 'db' | 'now'>,
  { storeId: id, customerId, key, text }: Callables['addCustomerNote']['request'],
  caller: Caller,
): Promise<Result<Callables['addCustomerNote']['response']>> {
  const store = storeId(id);
  const about = collections.customer(store, customerId);
  const notes = collections.customerNotes(store, customerId);
  return addStaffNote(deps, { store, about, missing: 'customer-not-found', notes, key, text }, caller);
}

/** Records that staff export customers. */
export const recordCustomerExport = (
  deps: Pick<Deps, 'db' | 'now'>,
  { storeId: id }: Callables['recordCustomerExport']['request'],
  caller: Caller,
): Promise<Result<Callables['recordCustomerExport']['response']>> =>
  recordExport(deps, collections.customerExports(storeId(id)), caller);
