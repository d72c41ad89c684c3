import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { parseStoreClosing, type StoreClosing } from '@/lib/domain/leaving/store-closing';
import { ok, type Result } from '@/lib/domain/result';
import { isRunning, type Subscription } from '@/lib/domain/subscription/subscription';
import { findBillingCustomer, type BillingDeps } from '@/functions/src/handlers/billing/billing-customer';
import { endPlan } from '@/functions/src/handlers/billing/end-plan';
import { orWarn, type Warn } from '@/functions/src/handlers/billing/or-warn';
import { syncSubscription } from '@/functions/src/handlers/billing/sync-subscription';

const RETRY_MS = 60 * 60 * 1000;
const AT_ONCE = 20;

/**
 * Brings a closing store's plan at Stripe in line with its state: ended with the paid period, resumed, or ended for good. A
 * repeated call changes nothing. Fails with `payment-unavailable`; `planDueAt` then stays for the schedule.
 */
export async function settlePlan(deps: BillingDeps, store: StoreId): Promise<Result<null>> {
  const closing = await readClosing(deps, store);
  if (!closing || closing.planDueAt === null) return ok(null);
  if (closing.state === 'undone') return resume(deps, closing);
  return closing.state === 'waiting' ? suspend(deps, closing) : endForGood(deps, closing);
}

/** Settles what Stripe did not do at once; what fails again waits an hour. */
export async function settleDuePlans(deps: BillingDeps & { readonly warn: Warn }): Promise<void> {
  const { db, now, warn } = deps;
  const due = db
    .collection(collections.storeClosings())
    .where('planDueAt', '<=', Timestamp.fromMillis(now()))
    .orderBy('planDueAt')
    .limit(AT_ONCE);
  for (const { id, ref } of (await due.get()).docs) {
    const settled = await orWarn(warn, 'The plan of a closing store was not settled', { store: id }, () =>
      settlePlan(deps, storeId(id)),
    );
    if (settled) continue;
    await ref.update({ planDueAt: Timestamp.fromMillis(now() + RETRY_MS) });
  }
}

async function readClosing({ db }: BillingDeps, store: StoreId): Promise<StoreClosing | null> {
  const stored = await db.doc(collections.storeClosing(store)).get();
  return stored.exists ? parseStoreClosing(stored.id, stored.data()) : null;
}

/** Notes what it ends before it does, so that undoing resumes it whenever this stops. */
async function suspend(
  deps: BillingDeps,
  { storeId: store, plansEnded }: StoreClosing,
): Promise<Result<null>> {
  const ref = deps.db.doc(collections.storeClosing(store));
  const known = await runningPlans(deps, store);
  if (!known.ok) return known;
  const running = known.value.filter((plan) => !plan.cancelAtPeriodEnd);
  const ending = [...new Set([...plansEnded, ...running.map(({ id }) => id)])];
  if (!(await whileIn(deps, store, 'waiting', { plansEnded: ending }))) return settlePlan(deps, store);
  for (const plan of running) {
    const ended = await change(deps, plan, true);
    if (!ended.ok) return ended;
  }
  if (await whileIn(deps, store, 'waiting', { planDueAt: null })) return ok(null);
  // Somebody undid it meanwhile, and may have resumed the plan before it was ended here.
  for (const plan of running) await change(deps, plan, false);
  return (await ref.get()).exists ? settlePlan(deps, store) : ok(null);
}

/** A plan whose paid period is over stays over: Stripe refuses to resume it. */
async function resume(
  deps: BillingDeps,
  { storeId: store, plansEnded }: StoreClosing,
): Promise<Result<null>> {
  const { db } = deps;
  const known = await runningPlans(deps, store);
  if (!known.ok) return known;
  for (const plan of known.value.filter(({ id }) => plansEnded.includes(id))) {
    const resumed = await change(deps, plan, false);
    if (!resumed.ok) return resumed;
  }
  const ref = db.doc(collections.storeClosing(store));
  await db.runTransaction(async (tx) => {
    if ((await tx.get(ref)).get('state') === 'undone') tx.delete(ref);
  });
  return ok(null);
}

async function endForGood(deps: BillingDeps, { storeId: store, state }: StoreClosing): Promise<Result<null>> {
  const ended = await endPlan(deps, store);
  if (!ended.ok) return ended;
  await whileIn(deps, store, state, { planDueAt: null });
  return ok(null);
}

/** What Stripe still charges for the store. */
async function runningPlans({ db, billing }: BillingDeps, store: StoreId): Promise<Result<Subscription[]>> {
  const customer = await findBillingCustomer(db, store);
  const known: Result<Subscription[]> = customer ? await billing.subscriptionsOf(customer.id) : ok([]);
  return known.ok ? ok(known.value.filter(isRunning)) : known;
}

const change = (deps: BillingDeps, { id, stripeId }: Subscription, cancels: boolean) =>
  syncSubscription(deps, { customer: stripeId, subscription: id }, () =>
    deps.billing.setCancelAtPeriodEnd(id, cancels),
  );

/** Updates the closing if it is still in this state; resolves to whether it was. */
async function whileIn(
  { db }: BillingDeps,
  store: StoreId,
  state: StoreClosing['state'],
  changes: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const ref = db.doc(collections.storeClosing(store));
  return db.runTransaction(async (tx) => {
    const isIn = (await tx.get(ref)).get('state') === state;
    if (isIn) tx.update(ref, changes);
    return isIn;
  });
}
