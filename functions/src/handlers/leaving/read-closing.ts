import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import { RUNNING_STATUSES } from '@/lib/domain/subscription/subscription';
import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import { findBillingCustomer } from '@/functions/src/handlers/billing/billing-customer';

/** Orders that shoppers still wait for. */
const UNFINISHED = ['awaiting', 'placed', 'confirmed', 'shipped', 'undelivered'] as const;
/** A count reads as many index entries; more need no number. */
const MOST_COUNTED = 1000;

/** What would end with the store. */
export async function readClosing(
  { db }: Pick<Deps, 'db'>,
  { storeId: id }: Callables['readClosing']['request'],
): Promise<Result<Callables['readClosing']['response']>> {
  const store = storeId(id);
  const orders = db.collection(collections.orders(store)).where('status', 'in', UNFINISHED);
  const cards = db.collection(collections.prepaids(store)).where('balance', '>', 0);
  const [unfinished, filled, setting, customer] = await Promise.all([
    orders.limit(MOST_COUNTED).count().get(),
    cards.limit(MOST_COUNTED).count().get(),
    readPublicSetting(db, store),
    findBillingCustomer(db, store),
  ]);
  const plans =
    customer &&
    (await db
      .collection(collections.subscriptions(customer.uid))
      .where('storeId', '==', store)
      .where('status', 'in', RUNNING_STATUSES)
      .limit(1)
      .get());
  return ok({
    orders: unfinished.data().count,
    giftCards: filled.data().count,
    hasPlan: plans ? !plans.empty : false,
    domain: setting?.customDomain ?? '',
  });
}
