import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { ProductChange } from '@/lib/domain/api/catalogue-admin';
import type { Callables } from '@/lib/domain/api/callables';
import { productCompleteness } from '@/lib/domain/catalogue/completeness';
import { variantFields } from '@/lib/domain/catalogue/derived-fields';
import { isEmptyHanded, type Product } from '@/lib/domain/catalogue/product';
import { isSaleHigh, listedPrice } from '@/lib/domain/catalogue/sale/price-at';
import { storeId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import { catalogueOf, inTransaction, productRefs } from '@/functions/src/adapters/database/firestore';
import { invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import { writeStockMoves } from '@/functions/src/adapters/orders/stock-moves';
import { placesTaken, takeProductPlaces } from '@/functions/src/adapters/quotas/product-places';
import { queueProductEvents, readProductHooks } from '@/functions/src/adapters/webhooks/webhook-queue';
import type { Deps } from '@/functions/src/deps';
import { countGroups } from './groups/count-groups';
import { pagesShowing } from './pages-showing';

/**
 * Writes the status or prices of several products, exactly as previewed. A product that was saved or deleted since is answered
 * as `skipped`, one to be shown without anything on sale as `notOnSale`, one whose new price is not above a sale price as `saleHigh`.
 * A repeated request skips what the first one changed.
 * Fails with `quota-reached` where the plan holds no more products than are not archived.
 */
export async function changeProducts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: id, products: changes }: Callables['changeProducts']['request'],
): Promise<Result<Callables['changeProducts']['response']>> {
  const store = storeId(id);
  const refs = productRefs(
    db,
    store,
    changes.map(({ productId }) => productId),
  );
  if (refs.length === 0) return ok({ changed: [], skipped: [], notOnSale: [], saleHigh: [] });
  const hooks = await readProductHooks(db, store);
  const saved = await inTransaction(db, async (tx) => {
    const catalogue = catalogueOf(await tx.getAll(...refs));
    const wanted = firstOfEach(changes).flatMap((change) => {
      const before = catalogue.get(change.productId);
      if (!before || before.updatedAt !== change.baseUpdatedAt) return [];
      return [{ before, after: changedProduct(before, change, now()) }];
    });
    const notOnSale = wanted.filter(
      ({ before, after }) => after.status !== before.status && isEmptyHanded(after),
    );
    const saleHigh = wanted.filter((edit) => !notOnSale.includes(edit) && missesSale(edit));
    const edits = wanted.filter((edit) => !notOnSale.includes(edit) && !saleHigh.includes(edit));
    const writeCounts = await countGroups(tx, db, store, edits);
    const places = await takeProductPlaces(tx, db, store, { adding: placesTaken(edits), now: now() });
    if (!places.ok) return places;
    const changed = edits.map(({ after }) => after);
    const pages = await pagesShowing(tx, db, store, changed);
    for (const { after } of edits) tx.update(refOf(refs, after.id), fieldsOf(after, now()));
    const why = { cause: 'edited', orderId: null, at: now() } as const;
    writeStockMoves(
      tx,
      db,
      store,
      why,
      edits.map(({ before, after }) => ({ ...after, before })),
    );
    queueProductEvents(tx, db, store, hooks, { changed, at: now() });
    writeCounts();
    places.value();
    if (pages.length > 0) invalidatePages(tx, db, store, now(), pages);
    const idsOf = (refused: typeof wanted) => refused.map(({ after }) => after.id);
    return ok({ changed, notOnSale: idsOf(notOnSale), saleHigh: idsOf(saleHigh) });
  });
  if (!saved.ok) return saved;
  const { changed, notOnSale, saleHigh } = saved.value;
  const reported = new Set<string>([...changed.map((product) => product.id), ...notOnSale, ...saleHigh]);
  return ok({
    changed: changed.map(({ id: productId, updatedAt }) => ({ productId, updatedAt })),
    skipped: changes.map(({ productId }) => productId).filter((productId) => !reported.has(productId)),
    notOnSale,
    saleHigh,
  });
}

/** The first change of each product; later ones are left out. */
const firstOfEach = (changes: readonly ProductChange[]): ProductChange[] =>
  changes.filter(({ productId }, at) => at === changes.findIndex((first) => first.productId === productId));

/** A sale price that was not below its price already is no reason to refuse a price that stays. */
const missesSale = ({ before, after }: { readonly before: Product; readonly after: Product }): boolean =>
  after.variants.some(
    (variant, index) => variant.price !== before.variants[index]?.price && isSaleHigh(variant),
  );

function changedProduct(product: Product, { status, prices }: ProductChange, now: number): Product {
  const wanted = new Map(prices?.map(({ variantId, price }) => [variantId, price]));
  return {
    ...product,
    status: status ?? product.status,
    variants: product.variants.map((variant) => ({
      ...variant,
      price: wanted.get(variant.id) ?? variant.price,
    })),
    updatedAt: Math.max(now, product.updatedAt + 1),
  };
}

const fieldsOf = (product: Product, now: number) => ({
  status: product.status,
  variants: product.variants,
  ...variantFields(product),
  ...listedPrice(product, now),
  completeness: productCompleteness(product).percent,
  updatedAt: Timestamp.fromMillis(product.updatedAt),
});

function refOf(refs: readonly DocumentReference[], id: string): DocumentReference {
  const ref = refs.find((one) => one.id === id);
  if (!ref) throw new Error(`The product ${id} was not read.`);
  return ref;
}
