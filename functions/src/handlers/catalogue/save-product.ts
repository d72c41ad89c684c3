import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import { writeListedValues } from '@/functions/src/adapters/database/option-values';
import { writeStockMoves } from '@/functions/src/adapters/orders/stock-moves';
import {
  queueProductEvents,
  readProductHooks,
  type ProductHooks,
} from '@/functions/src/adapters/webhooks/webhook-queue';
import { placesTaken, takeProductPlaces } from '@/functions/src/adapters/quotas/product-places';
import { staffName } from '@/functions/src/adapters/people/staff-name';
import { digest } from '@/functions/src/adapters/tokens/digest';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import type { Callables } from '@/lib/domain/api/callables';
import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import {
  editProduct,
  isMoved,
  newProduct,
  type ProductChanges,
} from '@/lib/domain/catalogue/editing/edit-product';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { listedPrice, type ListedPrice } from '@/lib/domain/catalogue/sale/price-at';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { millis, text } from '@/lib/domain/parse/fields';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { countGroups } from './groups/count-groups';
import { pagesAt, pagesShowing } from './pages-showing';
import { isKnownGroups, productSlug } from './product-places';
import { withSharedValues } from './shared-values';

/**
 * Staff create (`baseUpdatedAt` 0) or edit a product; a repeated request is written once. Fails with `product-not-found`,
 * `edited-meanwhile` (with the version saved meanwhile and, if known, its author in the param `by`), `invalid-input` (a taken
 * slug, unknown groups, what `editProduct` refuses), `quota-reached` where the plan holds no more products.
 */
export async function saveProduct(
  { db, now, runInQueue }: Pick<Deps, 'db' | 'now' | 'runInQueue'>,
  request: Callables['saveProduct']['request'],
  caller: Caller,
): Promise<Result<Callables['saveProduct']['response']>> {
  const store = storeId(request.storeId);
  const ref = db.doc(collections.product(store, request.productId));
  const hooks = await readProductHooks(db, store);
  // New products of a store contend for its usage.
  const usage = db.doc(collections.storeUsage(store)).path;
  const taken = request.baseUpdatedAt === 0 ? [ref.path, usage] : [ref.path];
  const saved = await runInQueue(taken, () =>
    inTransaction(db, (tx) => save(tx, db, { ref, request, caller, hooks, now: now() })),
  );
  if (!saved.ok) return saved;
  const { updatedAt, slug } = saved.value;
  return ok({ updatedAt, slug });
}

interface Saving {
  readonly ref: DocumentReference;
  readonly request: SaveProductRequest;
  readonly caller: Caller;
  readonly hooks: ProductHooks | null;
  readonly now: number;
}

async function save(
  tx: Transaction,
  db: Firestore,
  { ref, request, caller, hooks, now }: Saving,
): Promise<Result<Product>> {
  const store = storeId(request.storeId);
  const editRef = db.doc(collections.productEdit(store, request.productId));
  const [stored, lastEdit] = await tx.getAll(ref, editRef);
  const isNew = request.baseUpdatedAt === 0;
  if (!stored?.exists && !isNew) return fail({ code: 'product-not-found' });
  const before = stored?.exists ? parseProduct(stored.id, stored.data()) : null;
  const product = before ?? newProduct(request.productId);
  const fingerprint = digest(request);
  const isLastEdit = millis(lastEdit?.get('at')) === product.updatedAt;
  if (before && isLastEdit && lastEdit?.get('request') === fingerprint) return ok(before);

  const slug = await productSlug(tx, db, store, product, request);
  if (!slug.ok) return slug;
  const shared = await withSharedValues(tx, db, product, request);
  const changes = editProduct(product, { ...shared, slug: slug.value });
  if (!changes.ok) {
    const by = isLastEdit ? text(lastEdit?.get('name')) : undefined;
    return fail(by ? { ...changes.error, params: { by } } : changes.error);
  }
  const updatedAt = Math.max(now, product.updatedAt + 1);
  const after: Product = {
    ...product,
    ...changes.value,
    createdAt: before?.createdAt ?? updatedAt,
    updatedAt,
  };
  const groups = await isKnownGroups(tx, db, store, product, after);
  if (!groups.ok) return groups;
  const places = await takeProductPlaces(tx, db, store, { adding: placesTaken([{ before, after }]), now });
  if (!places.ok) return places;
  const name = await staffName(tx, db, store, caller);
  const writeCounts = await countGroups(tx, db, store, [{ before, after }]);
  const versions = before ? [before, after] : [after];
  // Lists that show it, and a page at its old address, change only if shoppers could or can see it.
  const isShown = versions.some(({ status }) => status === 'active');
  const shown = await pagesShowing(tx, db, store, isShown ? versions : []);
  // Otherwise a cached redirect would lead to an address that itself redirects.
  const pages = isShown && isMoved(product, after) ? [...shown, ...pagesAt(after.formerSlugs)] : shown;

  const document = {
    ...changes.value,
    ...listedPrice(after, now),
    updatedAt: Timestamp.fromMillis(updatedAt),
  };
  if (before) tx.update(ref, document);
  else tx.create(ref, newDocument(product, document, updatedAt));
  const why = { cause: 'edited', orderId: null, at: updatedAt } as const;
  writeStockMoves(tx, db, store, why, [{ ...after, before }]);
  if (request.options) writeListedValues(tx, db, store, after);
  tx.set(editRef, {
    uid: caller.uid,
    name,
    at: Timestamp.fromMillis(updatedAt),
    request: fingerprint,
  });
  writeCounts();
  places.value();
  queueProductEvents(tx, db, store, hooks, { changed: [after], at: updatedAt });
  if (pages.length > 0) invalidatePages(tx, db, store, now, pages);
  return ok(after);
}

const newDocument = (
  { id: _, ...blank }: Product,
  changes: Omit<ProductChanges, 'updatedAt'> & ListedPrice,
  createdAt: number,
) => ({ ...blank, ...changes, createdAt: Timestamp.fromMillis(createdAt) });
