import { findBillingCustomer } from '@/functions/src/handlers/billing/billing-customer';
import type { StoreId } from '@/lib/domain/ids';
import { giveCustomer } from '../../create/give-plan';
import { staffOf } from '@/functions/src/adapters/archive/store-content';
import type { World } from '../../world/world';
import type { Finding } from '../finding';

/**
 * Reports a store without a Stripe customer: it has no plan, and its build names none. Only a note if this machine cannot
 * create one: a cash-only store needs none, and before its first deployment nobody can choose a plan.
 */
export async function checkPlan(world: World, store: StoreId): Promise<Finding[]> {
  const { db, plans } = world;
  if (await findBillingCustomer(db, store)) return [];
  const owner = (await staffOf(world, store)).find(({ role, email }) => role === 'owner' && email);
  const what = 'it has no customer at Stripe';
  if (!plans || !owner)
    return [
      { where: store, what, remedy: 'the owner gets one by choosing a plan under Settings', isNote: true },
    ];
  const { id: uid, email } = owner;
  const mend = async () => void (await giveCustomer(world, plans, store, { uid, email }));
  return [{ where: store, what, remedy: `make one for ${email}`, mend }];
}
