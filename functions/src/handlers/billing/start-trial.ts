import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { parseStoreOpening, type StoreOpening } from '@/lib/domain/opening/store-opening';
import { text } from '@/lib/domain/parse/fields';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { Caller } from '@/functions/src/callable';
import { ensureBillingCustomer, type BillingDeps } from './billing-customer';
import { giveTrial } from './give-trial';
import { orWarn, type Warn } from './or-warn';
import { readPackage } from './read-package';

/** Between two attempts of the schedule. */
const RETRY_MS = 60 * 60 * 1000;
const AT_ONCE = 20;

/**
 * Starts the trial that somebody chose when they opened their store; a repeated call changes nothing. Fails with `not-allowed`
 * for anybody else, `plan-not-found`, `payment-unavailable`, `try-again`.
 */
export async function startTrial(
  deps: BillingDeps,
  { storeId: id }: Callables['startTrial']['request'],
  { uid, email }: Caller,
): Promise<Result<{ ok: true }>> {
  const stored = await deps.db.doc(collections.storeOpening(storeId(id))).get();
  const opening = stored.exists ? parseStoreOpening(stored.id, stored.data()) : null;
  if (opening?.uid !== uid) return fail({ code: 'not-allowed' });
  return begin(deps, opening, email);
}

async function begin(
  deps: BillingDeps,
  { storeId: store, uid, packageId, trialDueAt }: StoreOpening,
  email: string | null,
): Promise<Result<{ ok: true }>> {
  const { db } = deps;
  if (trialDueAt === null) return ok({ ok: true });
  const sold = await readPackage(db, packageId);
  if (!sold) return fail({ code: 'plan-not-found' });
  const customer = await ensureBillingCustomer(deps, store, { uid, email });
  if (!customer.ok) return customer;
  const given = await giveTrial(deps, customer.value.id, sold);
  if (!given.ok) return given;
  await db.doc(collections.storeOpening(store)).update({ trialDueAt: null });
  return ok({ ok: true });
}

/** Starts the trials whose owners closed the page too early. One that fails is tried again after an hour. */
export async function startLeftTrials(deps: BillingDeps & { readonly warn: Warn }): Promise<void> {
  const { db, now, warn } = deps;
  const due = db
    .collection(collections.storeOpenings())
    .where('trialDueAt', '<=', Timestamp.fromMillis(now()))
    .orderBy('trialDueAt')
    .limit(AT_ONCE);
  for (const stored of (await due.get()).docs) {
    const about = { store: stored.id };
    const begun = await orWarn(warn, 'A trial was not started', about, () => beginOf(deps, stored));
    if (begun) continue;
    await stored.ref.update({ trialDueAt: Timestamp.fromMillis(now() + RETRY_MS) });
  }
}

async function beginOf(deps: BillingDeps, stored: QueryDocumentSnapshot): Promise<Result<unknown>> {
  const opening = parseStoreOpening(stored.id, stored.data());
  const { uid, storeId: store } = opening;
  const owner = uid ? await deps.db.doc(collections.storeUser(store, uid)).get() : null;
  // Owners who left the store, or deleted their account, start no trial.
  if (!owner?.exists) {
    await stored.ref.update({ trialDueAt: null });
    return ok(null);
  }
  return begin(deps, opening, text(owner.get('email')) ?? null);
}
