import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { editProduct } from '@/lib/domain/catalogue/edit-product';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/firestore';
import { isStaffOf } from '@/functions/src/callable';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { pagesShowing } from './pages-showing';

/**
 * The store's people edit a product; price, stock and search tokens are recomputed. Fails with `not-allowed`,
 * `product-not-found`, `edited-meanwhile`, `invalid-input` (a variant the product does not have).
 */
export async function saveProduct(
  { db, now, inTurn, revalidate }: Pick<Deps, 'db' | 'now' | 'inTurn' | 'revalidate'>,
  { storeId: store, productId, ...edit }: Callables['saveProduct']['request'],
  caller: Caller,
): Promise<Result<Callables['saveProduct']['response']>> {
  if (!isStaffOf(caller, store)) return fail({ code: 'not-allowed' });
  const ref = db.doc(collections.product(storeId(store), productId));
  const saved = await inTurn([ref.path], () =>
    inTransaction(db, async (tx) => {
      const snapshot = await tx.get(ref);
      if (!snapshot.exists) return fail({ code: 'product-not-found' });
      const product = parseProduct(snapshot.id, snapshot.data());
      const changes = editProduct(product, edit);
      if (!changes.ok) return changes;
      const updatedAt = Math.max(now(), product.updatedAt + 1);
      tx.update(ref, { ...changes.value, updatedAt: Timestamp.fromMillis(updatedAt) });
      return ok({ product, updatedAt });
    }),
  );
  if (!saved.ok) return saved;
  const { product, updatedAt } = saved.value;
  await revalidate(await pagesShowing(db, storeId(store), [product]));
  return ok({ updatedAt });
}
