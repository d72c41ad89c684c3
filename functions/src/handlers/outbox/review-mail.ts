import { slugIn } from '@/lib/domain/catalogue/slug';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import { isCorrectedAway } from '@/lib/domain/orders/correct-email';
import type { Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { boardsOut } from '@/lib/domain/payments/refund-order';
import { filledText } from '@/lib/domain/parse/fields';
import { parseReview } from '@/lib/domain/reviews/parse-review';
import { pathTo } from '@/lib/domain/routes/path-to';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { renderReplyMail } from '@/functions/src/texts/mails/render-reply-mail';
import { renderReviewRequest } from '@/functions/src/texts/mails/render-review-request';
import { mailboxKey } from '@/functions/src/adapters/tokens/stop-token';
import { markOfOrder } from '@/functions/src/handlers/reviews/order-reviews';
import type { MailContent, MailedDocument, RenderDeps, Written } from './mail-content';

type ReviewMail = Extract<OutboxMail, { reviewId: string }>;

type ReviewRequest = Extract<OutboxMail, { reviewedOrder: string }>;

/** Null once nobody can read the reply any more: it was removed, the review was hidden, or the board is gone. */
export async function aboutReview(
  { read }: RenderDeps,
  { kind, productId, reviewId, locale }: ReviewMail,
  { setting, site }: Written,
  doc: MailedDocument,
): Promise<MailContent | null> {
  const review = doc?.exists ? parseReview(reviewId, doc.data()) : null;
  const [found] = await read([collections.product(setting.storeId, productId)]);
  if (!found?.exists || review?.status !== 'published' || !review.reply) return null;
  const { name, comment: words, reply } = review;
  const slug = slugIn(parseProduct(productId, found.data()), locale);
  const link = `${site}${pathTo('/products/[slug]', slug)}#reviews`;
  return renderReplyMail({ kind, locale, name, words, reply: reply.text, setting, link });
}

/**
 * Asks a shopper for reviews of boards that they still have and have not reviewed. Null if none is left, the store no longer
 * asks, or the shopper unsubscribed from such mails.
 */
export async function askingForReviews(
  deps: RenderDeps,
  { reviewedOrder, to, locale }: ReviewRequest,
  { setting, site }: Written,
  doc: MailedDocument,
): Promise<MailContent | null> {
  const order = parseOrder(reviewedOrder, doc?.data());
  if (isCorrectedAway(order, to)) return null;
  const { storeId, number, address } = order;
  const link = site + pathTo('/review/[token]', deps.reviewLinks.sign({ storeId, orderId: order.id }));
  const found = await boardsToReview(deps, { order, setting }, to);
  const boards = found.map(({ title, slug }) => ({ title, link: `${link}#${slug}` }));
  if (boards.length === 0) return null;
  return renderReviewRequest({ locale, name: address.fullName, number, boards, link, setting });
}

/** The boards that an order's shopper is asked about; none if the store does not ask, or the mailbox `to` unsubscribed. */
export async function boardsToReview(
  { db, read }: Pick<RenderDeps, 'db' | 'read'>,
  { order, setting }: { readonly order: Order; readonly setting: StoreSetting },
  to: string,
): Promise<Product[]> {
  const { storeId, uid } = order;
  if (order.status !== 'delivered' || !uid || setting.reviews.askAfterDays === null) return [];
  const ids = boardsOut(order);
  const stop = collections.mailStop(storeId, mailboxKey(to));
  const own = ids.map((id) => collections.review(storeId, id, uid));
  const [stopped, ...found] = await read([
    stop,
    ...own,
    ...ids.map((id) => collections.product(storeId, id)),
  ]);
  if (stopped?.exists) return [];
  // Reviews written as a guest, or for another order, are stored under another id.
  const ofOrder = db
    .collectionGroup('reviews')
    .where('storeId', '==', storeId)
    .where('order', '==', markOfOrder(order.id));
  const written = [...(await ofOrder.get()).docs, ...found.slice(0, ids.length)];
  const reviewed = new Set(written.map((review) => filledText(review?.get('productId'))));
  return found.slice(ids.length).flatMap((stored) => {
    if (!stored?.exists || reviewed.has(stored.id)) return [];
    const product = parseProduct(stored.id, stored.data());
    return product.status === 'active' ? [product] : [];
  });
}
