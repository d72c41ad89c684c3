import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { designIn } from '@/lib/domain/cart/cart';
import { storeId } from '@/lib/domain/ids';
import { mailboxOf } from '@/lib/domain/mail/mailbox';
import { KEPT_MS, parseKeptCart } from '@/lib/domain/reminders/kept-cart';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { isStillWaiting, queueCartMail } from '@/functions/src/adapters/outbox/cart-mail';
import { accountOf } from '@/functions/src/adapters/people/member';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import { mailboxKey } from '@/functions/src/adapters/tokens/stop-token';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { endCart, readCart } from './end-cart';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Stores a cart whose shopper agreed to be reminded of it, with the time of consent, and queues its one mail. A change of the
 * cart or the address postpones the mail. Fails with `store-not-found`, `not-allowed` where the store reminds nobody,
 * `too-many-requests`, `try-again`.
 */
export async function keepCart(
  { db, now, consumeRateLimit }: Pick<Deps, 'db' | 'now' | 'consumeRateLimit'>,
  { storeId: id, cartId, email, locale, lines }: Callables['keepCart']['request'],
  caller: Pick<Caller, 'uid' | 'isGuest' | 'email'> | null,
): Promise<Result<Callables['keepCart']['response']>> {
  const store = storeId(id);
  const setting = await readPublicSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  if (!setting.cartReminder.enabled) return fail({ code: 'not-allowed' });
  // Otherwise many networks could flood one mailbox.
  const limited = { person: mailboxOf(email), address: undefined, store };
  const { retryAfter } = await consumeRateLimit('cartMailTo', limited);
  if (retryAfter) return fail({ code: 'too-many-requests', params: { retryAfter } });
  const member = accountOf(caller);
  return inTransaction(db, async (tx) => {
    const { cart, entry } = await readCart(tx, db, store, cartId);
    const known = cart.exists ? parseKeptCart(cart.id, cart.data()) : null;
    // The cart was ordered or ended meanwhile, or its mail was sent: there is no second one.
    if ((cart.exists && !known) || (entry.exists && !isStillWaiting(entry))) return ok({ ok: true });
    const at = now();
    const said = known?.email === email ? known.consent.at : at;
    tx.set(cart.ref, {
      ...{ email, locale, mailbox: mailboxKey(email), uid: member?.uid ?? null },
      customerId: customerKey(member?.email ?? email),
      consent: { given: true, at: Timestamp.fromMillis(said), source: 'checkout' },
      lines: lines.map((line) => ({
        ...{ productId: line.productId, variantId: line.variantId, quantity: line.quantity },
        ...designIn(line),
      })),
      expireAt: Timestamp.fromMillis(at + KEPT_MS),
    });
    queueCartMail(tx, entry, { cartId, to: email, locale }, at + setting.cartReminder.afterHours * HOUR_MS);
    return ok({ ok: true });
  });
}

/** Deletes a cart at once, even if the request that stores it arrives later. Fails with `try-again`. */
export async function dropCart(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: store, cartId }: Callables['dropCart']['request'],
): Promise<Result<Callables['dropCart']['response']>> {
  return inTransaction(db, async (tx) => {
    endCart(tx, await readCart(tx, db, storeId(store), cartId), now());
    return ok({ ok: true });
  });
}
