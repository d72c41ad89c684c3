import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { errorCode } from '@/functions/src/adapters/database/error-code';
import { subscriptionOf } from '@/functions/src/adapters/stripe/billing/to-subscription';
import { subscriptionDocument } from '@/functions/src/handlers/billing/sync-subscription';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { PLAN_INTERVALS } from '@/lib/domain/subscription/plan-package';
import { applyPlans } from '@/scripts/store/plans/apply-plans';
import { PLANS, STORE_PLANS } from '../data/plans';
import { ACCOUNTS } from './accounts';

const CURRENCY: CurrencyCode = 'USD';
const OWNERS = { demo: ACCOUNTS.owner, second: ACCOUNTS.secondOwner } as const;
const STORES = ['demo', 'second'] as const;

/** Creates every plan's prices at Stripe and its packages in Firestore; idempotent. */
export async function seedPackages(db: Firestore, stripe: Stripe): Promise<void> {
  const offers = PLANS.flatMap(({ prices, ...plan }, order) =>
    PLAN_INTERVALS.map((interval) => ({
      ...plan,
      id: `${plan.plan}-${interval}`,
      order,
      interval,
      price: prices[interval],
      currency: CURRENCY,
      fee: null,
    })),
  );
  await applyPlans(db, stripe, offers);
}

/** Gives each demo store the plan that its owner pays for, unless it already has one. */
export async function seedStorePlans(db: Firestore, stripe: Stripe): Promise<void> {
  for (const store of STORES) {
    const { uid, email, name } = OWNERS[store];
    const customer = `cus_${store}`;
    await db.doc(collections.billingCustomer(customer)).set({ storeId: store, uid }, { merge: true });
    // The build already names the customer, so Stripe creates it under that id.
    if (!(await exists(stripe, customer)))
      await stripe.rawRequest('POST', '/v1/customers', { id: customer, email, name });
    // An interrupted seed may have stopped before it bought the plan, or before it stored the purchase.
    const [known] = (await stripe.subscriptions.list({ customer, status: 'all', limit: 1 })).data;
    if (known && (await db.doc(collections.subscription(uid, known.id)).get()).exists) continue;
    const plan = subscriptionOf(known ?? (await buyPlan(stripe, customer, STORE_PLANS[store])), Date.now());
    if (!plan) throw new Error(`The plan of the store ${store} could not be paid at the local Stripe.`);
    await db.doc(collections.subscription(uid, plan.id)).set(subscriptionDocument(plan, storeId(store)));
  }
}

async function buyPlan(stripe: Stripe, customer: string, plan: string): Promise<Stripe.Subscription> {
  const [price] = (await stripe.prices.list({ lookup_keys: [plan] })).data;
  if (!price) throw new Error(`The plan ${plan} has no price at the local Stripe.`);
  return stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    default_payment_method: 'pm_card_visa',
  });
}

const exists = (stripe: Stripe, customer: string): Promise<boolean> =>
  stripe.customers.retrieve(customer).then(
    () => true,
    (error: unknown) => {
      if (errorCode(error) === 'resource_missing') return false;
      throw error;
    },
  );
