import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { findVariant, type Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { stockOf } from '@/lib/domain/rest/public-stock';
import { fail, ok, type Result } from '@/lib/domain/result';
import { publicProduct } from '@/lib/domain/webhooks/public-product';
import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import { adjustStock } from '@/functions/src/handlers/catalogue/adjust-stock';
import { readPage } from './pages';
import { actingDeps, callerOf, type RestHandler } from './rest-call';

export const listProducts: RestHandler<'listProducts'> = async ({ db }, { store, query }) => {
  const setting = await readPublicSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  return readPage(db.collection(collections.products(store)), 'id', query, (doc) =>
    publicProduct(parseProduct(doc.id, doc.data()), setting.baseCurrency),
  );
};

export const readProduct: RestHandler<'readProduct'> = async (deps, { store, ids: [id = ''] }) => {
  const [product, setting] = await Promise.all([stored(deps, store, id), readPublicSetting(deps.db, store)]);
  if (!setting) return fail({ code: 'store-not-found' });
  return product.ok ? ok(publicProduct(product.value, setting.baseCurrency)) : product;
};

export const listStock: RestHandler<'listStock'> = async ({ db }, { store, query }) => {
  const page = await readPage(db.collection(collections.products(store)), 'id', query, (doc) =>
    stockOf(parseProduct(doc.id, doc.data())),
  );
  return page.ok ? ok({ ...page.value, data: page.value.data.flat() }) : page;
};

export const setStock: RestHandler<'setStock'> = async (deps, call) => {
  const { store, ids, body, once } = call;
  const [productId = '', variantId = ''] = ids;
  const { stock, seenStock = null } = body;
  if (seenStock !== null && !once) return { ok: false, error: { code: 'idempotency-key-missing' } };
  const known = await stored(deps, store, productId);
  if (!known.ok) return known;
  if (!findVariant(known.value, variantId)) return fail({ code: 'product-not-found' });
  const changed = await adjustStock(
    actingDeps(deps, call, 'adjustStock'),
    { storeId: store, productId, key: once || deps.newId(), variants: [{ variantId, stock, seenStock }] },
    callerOf(call),
  );
  if (!changed.ok) return changed;
  const product = await stored(deps, store, productId);
  if (!product.ok) return product;
  const now = stockOf(product.value).find((one) => one.variantId === variantId);
  return now ? ok(now) : fail({ code: 'product-not-found' });
};

async function stored({ db }: Pick<Deps, 'db'>, store: StoreId, id: string): Promise<Result<Product>> {
  const snapshot = await db.doc(collections.product(store, id)).get();
  return snapshot.exists
    ? ok(parseProduct(snapshot.id, snapshot.data()))
    : fail({ code: 'product-not-found' });
}
