import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { removeContent } from '@/functions/src/adapters/archive/remove-content';
import { findBillingCustomer } from '@/functions/src/handlers/billing/billing-customer';
import { endPlan } from '@/functions/src/handlers/billing/end-plan';
import { domainsOf } from './hosts/hosts-of';
import type { World } from './world/world';

/** Removes the store for good: its hosts and everything in `contentOf`. Its plan ends with the paid period. */
export async function removeStore(world: World, store: StoreId): Promise<void> {
  await world.rest.delete([collections.storeSetting(store)]);
  await endPlanOf(world, store);
  await world.rest.delete([collections.quotaRaise(store)]);
  await removeHostsAndContent(world, store);
}

/** Removes the store's hosts and everything in `contentOf` except the Stripe customer. */
export async function removeHostsAndContent(world: World, store: StoreId): Promise<void> {
  const { terminal, rest } = world;
  // First, so that nobody orders from an incomplete store.
  await rest.delete([
    collections.storeSetting(store),
    collections.storeClosing(store),
    collections.storeHandover(store),
  ]);
  for (const { ref } of await domainsOf(world, store)) await ref.delete();
  const names = { documents: 'Removing documents', pictures: 'Removing pictures' };
  await removeContent(world, store, {
    onStep: (what, removed) => terminal.progress(names[what], removed, null),
  });
}

/** Throws when the store has a Stripe customer and this machine cannot end its plan. */
export async function assertPlanCanEnd({ db, plans }: World, store: StoreId): Promise<void> {
  if (!plans && (await findBillingCustomer(db, store)))
    throw new Error(`Ending the plan of "${store}" needs the platform’s key of Stripe, STRIPE_SECRET_KEY.`);
}

async function endPlanOf(world: World, store: StoreId): Promise<void> {
  await assertPlanCanEnd(world, store);
  const { db, plans } = world;
  if (!plans) return;
  const ended = await endPlan({ db, billing: plans.billing }, store);
  if (!ended.ok) throw new Error('Stripe cannot be reached; run the same command again.');
}
