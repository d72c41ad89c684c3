import { findBillingCustomer } from '@/functions/src/handlers/billing/billing-customer';
import { collections } from '@/lib/domain/collections';
import { text } from '@/lib/domain/parse/fields';
import type { StoreId } from '@/lib/domain/ids';
import type { World } from './world/world';

/**
 * Has an imported store's setting name the customer at Stripe who pays for this store, none for a copy: by another store's
 * customer it would be paid for while that one pays, and close with it.
 */
export async function settlePlan({ db }: Pick<World, 'db'>, store: StoreId): Promise<void> {
  const stripeId = (await findBillingCustomer(db, store))?.id ?? '';
  const setting = db.doc(collections.storeSetting(store));
  if ((text((await setting.get()).get('stripeId')) ?? '') !== stripeId) await setting.update({ stripeId });
}
