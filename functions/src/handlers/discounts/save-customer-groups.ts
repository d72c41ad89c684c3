import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { parseCustomer } from '@/lib/domain/customers/customer';
import { currentGroups, MAX_STORE_GROUPS, parseGroupNames } from '@/lib/domain/customers/groups';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { customerDocument } from '@/functions/src/adapters/orders/ledger';
import { isVerified } from '@/functions/src/adapters/people/member';
import type { Deps } from '@/functions/src/deps';

/**
 * Sets the store's groups of a customer; a group exists from its first customer on. Fails with `customer-without-account` (a
 * guest is only an address, which anybody may type), `customer-unverified` (so is an account that never proved its own; it may
 * leave groups), `groups-too-many`.
 */
export async function saveCustomerGroups(
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  { storeId: id, customerId, groups: named }: Callables['saveCustomerGroups']['request'],
): Promise<Result<Callables['saveCustomerGroups']['response']>> {
  const store = storeId(id);
  const groups = [...new Set(named)];
  const [ref, listRef] = [
    db.doc(collections.customer(store, customerId)),
    db.doc(collections.customerGroups(store)),
  ];
  return inTransaction(db, async (tx) => {
    const [stored, list] = await tx.getAll(ref, listRef);
    const customer = stored?.exists ? parseCustomer(customerId, stored.data()) : null;
    if (!customer?.uid) return fail({ code: 'customer-without-account' });
    const held = currentGroups(customer);
    const joins = groups.some((group) => !held.includes(group));
    if (joins && !(await isVerified(auth, customer.uid))) return fail({ code: 'customer-unverified' });
    const known = parseGroupNames(list?.data());
    const names = [...new Set([...known, ...groups])].sort();
    if (names.length > MAX_STORE_GROUPS)
      return fail({ code: 'groups-too-many', params: { max: MAX_STORE_GROUPS } });
    tx.set(ref, customerDocument({ ...customer, groups, groupsOf: customer.uid }));
    if (names.length > known.length) tx.set(listRef, { names });
    return ok({ ok: true as const });
  });
}
