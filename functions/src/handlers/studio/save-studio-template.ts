import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import { templateIn } from '@/functions/src/adapters/orders/sold-catalogue';
import type { Deps } from '@/functions/src/deps';
import { pagesShowing } from '@/functions/src/handlers/catalogue/pages-showing';

type Request = Callables['saveStudioTemplate']['request'];
type Saved = Result<Callables['saveStudioTemplate']['response']>;

/**
 * Staff save or remove a product's studio template; the product is marked accordingly. Fails with `product-not-found`,
 * `edited-meanwhile` where another version was saved since.
 */
export async function saveStudioTemplate(
  { db, now, runInQueue }: Pick<Deps, 'db' | 'now' | 'runInQueue'>,
  request: Request,
): Promise<Saved> {
  const path = collections.product(storeId(request.storeId), request.productId);
  return runInQueue([path], () => inTransaction(db, (tx) => save(tx, db, request, now())));
}

async function save(
  tx: Transaction,
  db: Firestore,
  { storeId: named, productId, baseVersion, template }: Request,
  now: number,
): Promise<Saved> {
  const store = storeId(named);
  const productRef = db.doc(collections.product(store, productId));
  const ref = db.doc(collections.studioTemplate(store, productId));
  const [stored, before] = await tx.getAll(productRef, ref);
  if (!stored?.exists || !before) return fail({ code: 'product-not-found' });
  const product = parseProduct(stored.id, stored.data());
  const version = templateIn(before)?.version ?? 0;
  if (version !== baseVersion) return fail({ code: 'edited-meanwhile' });
  const isShown = product.status === 'active';
  const pages = await pagesShowing(tx, db, store, isShown ? [product] : []);

  if (template) tx.set(ref, { ...template, version: version + 1 });
  else tx.delete(ref);
  // `updatedAt` stays, because the product's editor does not edit the studio.
  tx.update(productRef, { studio: template !== null });
  if (pages.length > 0) invalidatePages(tx, db, store, now, pages);
  return ok({ version: template ? version + 1 : 0 });
}
