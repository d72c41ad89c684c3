import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { laterConsent, type Consent } from '@/lib/domain/customers/consent';
import { parseCustomer } from '@/lib/domain/customers/customer';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { customerDocument } from '@/functions/src/adapters/orders/ledger';
import { accountOf } from '@/functions/src/adapters/people/member';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import { readSubscriptions } from '@/functions/src/adapters/webhooks/webhook-queue';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { queueConsentEvent } from './consent-event';

type ConsentDeps = Pick<Deps, 'db' | 'now'>;

/** The caller's latest decision in this store about mails with offers. */
export async function readMarketingConsent(
  { db }: Pick<Deps, 'db'>,
  { storeId: store }: Callables['readMarketingConsent']['request'],
  caller: Caller,
): Promise<Result<Callables['readMarketingConsent']['response']>> {
  const account = accountOf(caller);
  if (!account) return fail({ code: 'login-required' });
  const stored = await db.doc(collections.customer(storeId(store), customerKey(account.email))).get();
  const consent = stored.exists ? parseCustomer(stored.id, stored.data()).consent : null;
  return ok({ given: consent?.given ?? false });
}

/**
 * Gives or withdraws the caller's consent to mails with offers. Consent makes somebody who never ordered a customer. Fails with
 * `store-not-found`, `not-allowed` where the store does not ask.
 */
export async function saveMarketingConsent(
  deps: ConsentDeps,
  { storeId: id, given }: Callables['saveMarketingConsent']['request'],
  caller: Caller,
): Promise<Result<Callables['saveMarketingConsent']['response']>> {
  const store = storeId(id);
  const account = accountOf(caller);
  if (!account) return fail({ code: 'login-required' });
  const setting = await readPublicSetting(deps.db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  if (given && !setting.checkout.marketing) return fail({ code: 'not-allowed' });
  const said: Consent = { given, at: deps.now(), source: 'profile' };
  return say(deps, store, customerKey(account.email), said, given ? account : null);
}

/** Withdraws the consent by the link of a mail. Fails with `link-expired`. */
export async function withdrawMarketingConsent(
  deps: ConsentDeps & Pick<Deps, 'consents'>,
  { token }: Callables['withdrawMarketingConsent']['request'],
): Promise<Result<Callables['withdrawMarketingConsent']['response']>> {
  const opened = deps.consents.verify(token);
  if (!opened.ok) return opened;
  const { storeId: store, customerId } = opened.value;
  return say(deps, storeId(store), customerId, { given: false, at: deps.now(), source: 'link' }, null);
}

/** Writes a customer's decision; creates the customer from `joining` if there is none yet. */
async function say(
  { db }: ConsentDeps,
  store: StoreId,
  customerId: string,
  said: Consent,
  joining: { readonly uid: string; readonly email: string } | null,
): Promise<Result<{ readonly ok: true }>> {
  const webhooks = await readSubscriptions(db, store);
  return inTransaction(db, async (tx) => {
    const ref = db.doc(collections.customer(store, customerId));
    const stored = await tx.get(ref);
    if (!stored.exists && !joining) return ok({ ok: true });
    const known = parseCustomer(customerId, stored.data() ?? joining);
    const consent = laterConsent(known.consent, said);
    const lastSeenAt = stored.exists ? known.lastSeenAt : said.at;
    tx.set(ref, customerDocument({ ...known, consent, lastSeenAt }));
    if ((known.consent?.given ?? false) !== said.given)
      queueConsentEvent(tx, db, store, webhooks, { email: known.email, said });
    return ok({ ok: true });
  });
}
