import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { isRunning } from '@/lib/domain/subscription/subscription';
import type { Caller } from '@/functions/src/callable';
import type { Deps as AllDeps } from '@/functions/src/deps';
import { ensureBillingCustomer, findBillingCustomer, type BillingDeps } from './billing-customer';
import { isLeaving } from './is-leaving';
import { syncCustomer } from './sync-subscription';
import { readPackage } from './read-package';
import { wayBack } from './way-back';

interface Deps extends BillingDeps, Pick<AllDeps, 'siteUrl'> {}

type Request = Callables['createBillingSession']['request'];
type Page = Result<{ url: string }>;

/**
 * Opens a page of Stripe's for the owner, which leads back to the settings only. Fails with `plan-not-found` (no such package;
 * for the portal, no customer yet), `plan-exists`, `store-closed` (it is being closed), `payment-unavailable`, `try-again`.
 */
export async function createBillingSession(deps: Deps, request: Request, caller: Caller): Promise<Page> {
  const store = storeId(request.storeId);
  if (request.kind === 'portal') return openPortal(deps, store, request);
  return deps.runInQueue([`plan-${store}`], () => openCheckout(deps, store, request, caller));
}

async function openPortal(deps: Deps, store: StoreId, request: Request): Promise<Page> {
  const { db, billing } = deps;
  const customer = await findBillingCustomer(db, store);
  if (!customer) return fail({ code: 'plan-not-found' });
  const back = await visits(deps, store, request);
  const { locale } = request;
  const opened = await billing.openPortal({ customer: customer.id, returnUrl: back('back'), locale });
  return opened.ok ? ok({ url: opened.value }) : opened;
}

async function openCheckout(deps: Deps, store: StoreId, request: Request, caller: Caller): Promise<Page> {
  const { db, billing, now } = deps;
  const { packageId = '', locale } = request;
  if (await isLeaving(db, store)) return fail({ code: 'store-closed' });
  const wanted = await readPackage(db, packageId);
  if (!wanted) return fail({ code: 'plan-not-found' });
  const customer = await ensureBillingCustomer(deps, store, caller);
  if (!customer.ok) return customer;
  const { id } = customer.value;
  const plans = await syncCustomer(deps, id);
  if (!plans.ok) return plans;
  if (plans.value.some(isRunning)) return fail({ code: 'plan-exists' });
  const back = await visits(deps, store, request);
  const opened = await billing.openCheckout({
    customer: id,
    price: wanted.stripePriceId,
    locale,
    returnUrl: back('done'),
    cancelUrl: back('left'),
  });
  if (!opened.ok) return opened;
  // From here on the plan may begin before a webhook arrives.
  await db.doc(collections.billingCustomer(id)).update({ checkoutAt: Timestamp.fromMillis(now()) });
  return ok({ url: opened.value });
}

/** The owner's return address; `visit` tells the page what to expect. */
async function visits(deps: Deps, store: StoreId, request: Request) {
  const back = await wayBack(deps, store, request);
  return (visit: 'done' | 'left' | 'back') => back('/admin/settings', `billing=${visit}`, 'plan');
}
