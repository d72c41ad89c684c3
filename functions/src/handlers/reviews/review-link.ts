import type { Callables } from '@/lib/domain/api/callables';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { boardsOut } from '@/lib/domain/payments/refund-order';
import { fail, ok, type Result } from '@/lib/domain/result';
import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { writeReview, type ReviewDeps } from './write-review';

/** The order of a link; fails with `link-expired` also if it was returned or its shopper's data was deleted. */
async function orderOf(
  { db, reviewLinks }: Pick<Deps, 'db' | 'reviewLinks'>,
  token: string,
): Promise<Result<Order & { readonly uid: string }>> {
  const opened = reviewLinks.verify(token);
  if (!opened.ok) return opened;
  const stored = await db.doc(collections.order(storeId(opened.value.storeId), opened.value.orderId)).get();
  const order = stored.exists ? parseOrder(stored.id, stored.data()) : null;
  if (order?.status !== 'delivered' || !order.uid) return fail({ code: 'link-expired' });
  return ok({ ...order, uid: order.uid });
}

/** See `CatalogueCallables`. Changes nothing, so that a scanner of mails does no harm. Fails with `link-expired`. */
export async function readReviewLink(
  deps: Pick<Deps, 'db' | 'reviewLinks'>,
  { token }: Callables['readReviewLink']['request'],
): Promise<Result<Callables['readReviewLink']['response']>> {
  const { db } = deps;
  const opened = await orderOf(deps, token);
  if (!opened.ok) return opened;
  const { storeId: store, uid, number, address } = opened.value;
  const boards = await Promise.all(
    boardsOut(opened.value).map(async (id) => {
      const own = db.collection(collections.reviews(store, id)).where('uid', '==', uid).limit(1);
      const [found, written] = await Promise.all([db.doc(collections.product(store, id)).get(), own.get()]);
      if (!found.exists) return [];
      const { title, slug, images, status } = parseProduct(id, found.data());
      const isWritten = written.docs.some((review) => review.get('byLink') !== true);
      const board = { productId: id, slug, title, image: images[0] ?? null, isWritten };
      return status === 'active' ? [board] : [];
    }),
  );
  return ok({ number, name: address.fullName, email: address.email, boards: boards.flat() });
}

/**
 * See `CatalogueCallables`. The review belongs to the shopper who ordered; unless they are logged in, it waits for the store.
 * Fails with `link-expired`, and as `writeReview` does.
 */
export async function sendLinkedReview(
  deps: ReviewDeps & Pick<Deps, 'reviewLinks'>,
  { token, ...words }: Callables['sendLinkedReview']['request'],
  caller: Caller,
): Promise<Result<Callables['sendLinkedReview']['response']>> {
  const opened = await orderOf(deps, token);
  if (!opened.ok) return opened;
  const { storeId: store, uid } = opened.value;
  if (!boardsOut(opened.value).includes(words.productId)) return fail({ code: 'product-not-found' });
  const setting = await readPublicSetting(deps.db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const isTheirs = caller.uid === uid;
  const writer = { store, setting, uid, uploader: caller.uid, standsOn: opened.value };
  return writeReview(deps, { ...writer, isGuest: caller.isGuest || !isTheirs, byLink: !isTheirs }, words);
}
