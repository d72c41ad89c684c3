import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { parseKeptCart } from '@/lib/domain/reminders/kept-cart';
import { stillSold } from '@/lib/domain/reminders/still-sold';
import { fail, ok, type Result } from '@/lib/domain/result';
import { collections } from '@/lib/domain/collections';
import { inTransaction, readPublicSetting } from '@/functions/src/adapters/database/firestore';
import { soldCatalogue, soldRefs } from '@/functions/src/adapters/orders/sold-catalogue';
import type { Deps } from '@/functions/src/deps';
import { countCart } from './end-cart';

/**
 * Returns the lines of a cart that are still for sale, by the link of its mail, which does not reveal its shopper. Fails with
 * `link-expired`, `try-again`.
 */
export async function restoreCart(
  { db, now, carts }: Pick<Deps, 'db' | 'now' | 'carts'>,
  { token }: Callables['restoreCart']['request'],
): Promise<Result<Callables['restoreCart']['response']>> {
  const link = carts.verify(token);
  if (!link.ok) return link;
  const [store, { cartId }] = [storeId(link.value.storeId), link.value];
  const setting = await readPublicSetting(db, store);
  if (!setting) return fail({ code: 'link-expired' });
  return inTransaction(db, async (tx) => {
    const cart = await tx.get(db.doc(collections.keptCart(store, cartId)));
    const kept = cart.exists ? parseKeptCart(cartId, cart.data()) : null;
    const at = now();
    if (!kept || kept.expireAt <= at) return fail({ code: 'link-expired' });
    const sold = await tx.getAll(...soldRefs(db, store, kept.lines));
    const lines = stillSold(kept, soldCatalogue(sold), setting, at);
    if (kept.returnedAt === null) {
      tx.update(cart.ref, { returnedAt: Timestamp.fromMillis(at) });
      countCart(tx, db, store, 'returned');
    }
    return ok({ cartId, lines });
  });
}
