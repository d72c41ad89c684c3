import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { parseKeptCart } from '@/lib/domain/reminders/kept-cart';
import { stillSold } from '@/lib/domain/reminders/still-sold';
import { pathTo } from '@/lib/domain/routes/path-to';
import { sellsNow } from '@/lib/domain/store/trading/sells-now';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { soldCatalogue, soldRefs } from '@/functions/src/adapters/orders/sold-catalogue';
import { countCart } from '@/functions/src/handlers/reminders/carts/end-cart';
import { renderCartMail } from '@/functions/src/texts/carts/render-cart-mail';
import type { MailContent, RenderDeps, Written } from './mail-content';

type CartMail = Extract<OutboxMail, { cartId: string }>;

/**
 * Reminds of the lines of a cart that are still for sale. Null if none is left, the cart was ordered or ended, its shopper
 * ordered otherwise, or the store no longer reminds or does not sell now. The cart is read now, without the mails' shared reads, and marked in the
 * same transaction, so that a retried attempt counts once.
 */
export function remindingOfCart(
  { db, now, carts }: RenderDeps,
  { cartId, locale }: CartMail,
  { setting, site }: Written,
): Promise<MailContent | null> {
  const { storeId: store } = setting;
  return db.runTransaction(async (tx) => {
    const cart = await tx.get(db.doc(collections.keptCart(store, cartId)));
    const kept = cart.exists ? parseKeptCart(cartId, cart.data()) : null;
    const at = now();
    if (!kept || kept.expireAt <= at || !setting.cartReminder.enabled || !sellsNow(setting)) return null;
    const since = Timestamp.fromMillis(kept.consent.at);
    const ordered = db
      .collection(collections.orders(store))
      .where('customerId', '==', kept.customerId)
      .where('createdAt', '>=', since)
      .orderBy('createdAt', 'desc')
      .limit(1);
    if (!(await tx.get(ordered)).empty) return null;
    const sold = await tx.getAll(...soldRefs(db, store, kept.lines));
    const lines = stillSold({ ...kept, locale }, soldCatalogue(sold), setting, at);
    if (lines.length === 0) return null;
    if (kept.remindedAt === null) {
      tx.update(cart.ref, { remindedAt: Timestamp.fromMillis(at) });
      countCart(tx, db, store, 'sent');
    }
    const link = site + pathTo('/restore-cart/[token]', carts.sign({ storeId: store, cartId }));
    return renderCartMail({ locale, lines, setting, link });
  });
}
