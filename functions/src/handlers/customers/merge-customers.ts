import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { parseCustomer, type Customer } from '@/lib/domain/customers/customer';
import { mergeCustomers as merged, splitCustomers, whyNotMerged } from '@/lib/domain/customers/merge';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { customerDocument } from '@/functions/src/adapters/orders/ledger';
import type { Deps } from '@/functions/src/deps';

/**
 * Merges two records of one customer; repeating it changes nothing. Orders stay with the record they were placed under, so
 * limits of discounts do not change. Fails with `customer-not-found`, `customers-unmergeable`.
 */
export async function mergeCustomers(
  { db }: Pick<Deps, 'db'>,
  { storeId: id, keptId, goneId }: Callables['mergeCustomers']['request'],
): Promise<Result<Callables['mergeCustomers']['response']>> {
  const refs = [keptId, goneId].map((one) => db.doc(collections.customer(storeId(id), one)));
  return inTransaction(db, async (tx) => {
    const [kept, gone] = (await tx.getAll(...refs)).map(customerIn);
    if (!kept || !gone) return fail({ code: 'customer-not-found' });
    if (gone.mergedInto?.id === kept.id) return ok({ ok: true as const });
    if (whyNotMerged(kept, gone)) return fail({ code: 'customers-unmergeable' });
    const after = merged(kept, gone);
    for (const [at, one] of [after.kept, after.gone].entries()) {
      const ref = refs[at];
      if (ref) tx.set(ref, customerDocument(one));
    }
    return ok({ ok: true as const });
  });
}

/**
 * Undoes a merge, and splits the orders placed since by either; repeating it changes nothing. Fails with `customer-not-found`.
 */
export async function unmergeCustomer(
  { db }: Pick<Deps, 'db'>,
  { storeId: id, goneId }: Callables['unmergeCustomer']['request'],
): Promise<Result<Callables['unmergeCustomer']['response']>> {
  const refOf = (one: string) => db.doc(collections.customer(storeId(id), one));
  return inTransaction(db, async (tx) => {
    const gone = customerIn(await tx.get(refOf(goneId)));
    if (!gone) return fail({ code: 'customer-not-found' });
    if (!gone.mergedInto) return ok({ ok: true as const });
    const kept = customerIn(await tx.get(refOf(gone.mergedInto.id)));
    const others = (kept?.duplicates ?? []).filter((one) => one !== goneId);
    const stayed =
      others.length > 0
        ? (await tx.getAll(...others.map(refOf))).flatMap((doc) => customerIn(doc) ?? [])
        : [];
    // A customer whose data was deleted meanwhile has nothing to give back.
    const after = kept ? splitCustomers(kept, gone, stayed) : { gone: { ...gone, mergedInto: null } };
    tx.set(refOf(goneId), customerDocument(after.gone));
    if ('kept' in after) tx.set(refOf(after.kept.id), customerDocument(after.kept));
    return ok({ ok: true as const });
  });
}

const customerIn = (stored: { exists: boolean; id: string; data(): unknown }): Customer | null =>
  stored.exists ? parseCustomer(stored.id, stored.data()) : null;
