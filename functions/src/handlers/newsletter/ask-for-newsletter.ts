import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { parseCustomer } from '@/lib/domain/customers/customer';
import { storeId } from '@/lib/domain/ids';
import { mailboxOf } from '@/lib/domain/mail/mailbox';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { queueNewsletterMail } from '@/functions/src/adapters/outbox/newsletter-mail';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import type { Deps } from '@/functions/src/deps';

/** TTL by Firestore's policy on `expireAt`. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Mails a link to an address that somebody typed for the newsletter; the subscription begins once the link is used. A
 * subscribed address gets no mail, but the answer is the same. Fails with `store-not-found`, `too-many-requests`, `try-again`.
 */
export async function askForNewsletter(
  { db, now, consumeRateLimit }: Pick<Deps, 'db' | 'now' | 'consumeRateLimit'>,
  { storeId: id, email, locale, page }: Callables['askForNewsletter']['request'],
): Promise<Result<Callables['askForNewsletter']['response']>> {
  const store = storeId(id);
  if (!(await readPublicSetting(db, store))) return fail({ code: 'store-not-found' });
  // Otherwise many networks could flood one mailbox.
  const limited = { person: mailboxOf(email), address: undefined, store };
  const { retryAfter } = await consumeRateLimit('newsletterMailTo', limited);
  if (retryAfter) return fail({ code: 'too-many-requests', params: { retryAfter } });
  const customerId = customerKey(email);
  const customer = db.doc(collections.customer(store, customerId));
  return inTransaction(db, async (tx) => {
    const stored = await tx.get(customer);
    if (stored.exists && parseCustomer(customerId, stored.data()).consent?.given) return ok({ ok: true });
    const at = now();
    tx.set(db.doc(collections.newsRequest(store, customerId)), {
      ...{ email, locale, page },
      expireAt: Timestamp.fromMillis(at + LIFETIME_MS),
    });
    queueNewsletterMail(tx, db, store, { newsRequest: customerId, to: email, locale }, at);
    return ok({ ok: true });
  });
}
