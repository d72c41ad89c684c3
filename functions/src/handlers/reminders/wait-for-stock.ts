import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { findOffered } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { mailboxOf } from '@/lib/domain/mail/mailbox';
import { parseWaiting } from '@/lib/domain/reminders/stock-wait';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { queueStockMailTo } from '@/functions/src/adapters/outbox/reminder-mail';
import { digest } from '@/functions/src/adapters/tokens/digest';
import { mailboxKey } from '@/functions/src/adapters/tokens/stop-token';
import type { Deps } from '@/functions/src/deps';

/** TTL of a wait, by Firestore's policy on `expireAt`. */
const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Registers a mailbox for one mail when a sold-out variant is back. Mails at once that it was registered, so that anybody who
 * did not ask can end it. The same mailbox waits once. Fails with `product-not-found`, `stock-is-back`, `too-many-requests`,
 * `try-again`.
 */
export async function waitForStock(
  { db, now, consumeRateLimit }: Pick<Deps, 'db' | 'now' | 'consumeRateLimit'>,
  { storeId: id, productId, variantId, email, locale }: Callables['waitForStock']['request'],
): Promise<Result<Callables['waitForStock']['response']>> {
  const store = storeId(id);
  // Otherwise many networks could flood one mailbox.
  const limited = { person: mailboxOf(email), address: undefined, store };
  const { retryAfter } = await consumeRateLimit('stockMailTo', limited);
  if (retryAfter) return fail({ code: 'too-many-requests', params: { retryAfter } });
  const mailbox = mailboxKey(email);
  const wait = db.doc(collections.stockWait(store, digest([productId, variantId, mailbox])));
  const board = db.doc(collections.waiting(store, productId));
  return inTransaction(db, async (tx) => {
    const refs = [db.doc(collections.product(store, productId)), wait, board];
    const [found, known, counted] = await tx.getAll(...refs);
    const product = found?.exists ? parseProduct(found.id, found.data()) : null;
    const variant = product?.status === 'active' ? findOffered(product, variantId) : undefined;
    if (!variant) return fail({ code: 'product-not-found' });
    // Read with the product, so that an entry is stored before the pieces come back.
    if (variant.stock > 0) return fail({ code: 'stock-is-back' });
    if (known?.exists) return ok({ ok: true });
    const at = now();
    const expireAt = Timestamp.fromMillis(at + LIFETIME_MS);
    tx.create(wait, {
      ...{ productId, variantId, email, mailbox, locale, expireAt },
      askedAt: Timestamp.fromMillis(at),
    });
    const waiting = parseWaiting(productId, counted?.data());
    tx.set(board, { variants: { ...waiting, [variantId]: (waiting[variantId] ?? 0) + 1 } });
    queueStockMailTo(tx, db, store, { kind: 'stock-awaited', productId, variantId, to: email, locale }, at);
    return ok({ ok: true });
  });
}
