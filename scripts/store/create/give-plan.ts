import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { errorCode } from '@/functions/src/adapters/database/error-code';
import {
  ensureBillingCustomer,
  findBillingCustomer,
} from '@/functions/src/handlers/billing/billing-customer';
import { giveTrial } from '@/functions/src/handlers/billing/give-trial';
import { readPackage } from '@/functions/src/handlers/billing/read-package';
import type { Plans, World } from '../world/world';

const AWAY = 'Stripe cannot be reached; run the same command again.';

interface Owner {
  readonly uid: string;
  readonly email: string;
}

/** The id of the store's Stripe customer, created and stored for the functions if there is none. */
export async function giveCustomer(
  { db, runInQueue, now }: World,
  plans: Plans,
  store: StoreId,
  owner: Owner,
): Promise<string> {
  if (plans.isStandIn) return giveLocalCustomer(db, plans, store, owner, now());
  const given = await ensureBillingCustomer({ db, billing: plans.billing, runInQueue, now }, store, owner);
  if (!given.ok) throw new Error(AWAY);
  return given.value.id;
}

/** Uses the customer id that the local build already names (scripts/local/local-env.mjs). */
async function giveLocalCustomer(
  db: World['db'],
  { stripe }: Plans,
  store: StoreId,
  { uid, email }: Owner,
  now: number,
): Promise<string> {
  const known = await findBillingCustomer(db, store);
  if (known) return known.id;
  const id = `cus_${store}`;
  const metadata = { storeId: store, uid };
  const platform = await stripe;
  await platform.customers.retrieve(id).catch(async (error: unknown) => {
    if (errorCode(error) !== 'resource_missing') throw error;
    await platform.rawRequest('POST', '/v1/customers', { id, email, metadata });
  });
  const createdAt = Timestamp.fromMillis(now);
  await db.doc(collections.billingCustomer(id)).set({ storeId: store, uid, createdAt });
  await db.doc(collections.storeSetting(store)).set({ stripeId: id }, { merge: true });
  return id;
}

/** Starts the plan with a trial, unless the customer already has a running plan. */
export async function givePlan(
  { db, runInQueue, now }: World,
  { billing }: Plans,
  customer: string,
  plan: string,
) {
  const sold = await readPackage(db, plan);
  if (!sold) return;
  const given = await giveTrial({ db, billing, runInQueue, now }, customer, sold);
  if (!given.ok) throw new Error(AWAY);
}
