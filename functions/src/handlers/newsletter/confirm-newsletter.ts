import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { laterConsent, type Consent } from '@/lib/domain/customers/consent';
import { parseCustomer } from '@/lib/domain/customers/customer';
import { parseNewsRequest } from '@/lib/domain/customers/news-request';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { customerDocument } from '@/functions/src/adapters/orders/ledger';
import { readSubscriptions } from '@/functions/src/adapters/webhooks/webhook-queue';
import { queueConsentEvent } from '@/functions/src/handlers/customers/consent-event';
import type { Deps } from '@/functions/src/deps';

/**
 * Confirms the newsletter by the link of its mail; somebody who never ordered becomes a customer. Repeating it changes nothing.
 * Fails with `link-expired` for any other link, and where no request was made in the last seven days.
 */
export async function confirmNewsletter(
  { db, now, consents }: Pick<Deps, 'db' | 'now' | 'consents'>,
  { token }: Callables['confirmNewsletter']['request'],
): Promise<Result<Callables['confirmNewsletter']['response']>> {
  const opened = consents.verify(token);
  if (!opened.ok) return opened;
  const { storeId: id, customerId } = opened.value;
  const store = storeId(id);
  const customer = db.doc(collections.customer(store, customerId));
  const asked = db.doc(collections.newsRequest(store, customerId));
  const webhooks = await readSubscriptions(db, store);
  return inTransaction(db, async (tx) => {
    const [stored, request] = await tx.getAll(customer, asked);
    const known = stored?.exists ? parseCustomer(customerId, stored.data()) : null;
    if (!request?.exists) return known?.consent?.given ? ok({ ok: true }) : fail({ code: 'link-expired' });
    const { email, locale, page } = parseNewsRequest(customerId, request.data());
    const said: Consent = { given: true, at: now(), source: 'newsletter', locale, ...(page && { page }) };
    const person = known ?? { ...parseCustomer(customerId, { email }), lastSeenAt: said.at };
    tx.set(customer, customerDocument({ ...person, consent: laterConsent(person.consent, said) }));
    if (!known?.consent?.given) queueConsentEvent(tx, db, store, webhooks, { email, said });
    tx.delete(asked);
    return ok({ ok: true });
  });
}
