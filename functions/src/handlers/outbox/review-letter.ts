import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import { isCorrectedAway } from '@/lib/domain/orders/correct-email';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { packableQuantity } from '@/lib/domain/payments/refund-order';
import { filledText } from '@/lib/domain/parse/fields';
import { parseReview } from '@/lib/domain/reviews/parse-review';
import { pathTo } from '@/lib/domain/routes/path-to';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { renderReplyMail } from '@/functions/src/texts/mails/render-reply-mail';
import { renderReviewRequest } from '@/functions/src/texts/mails/render-review-request';
import { mailboxKey } from '@/functions/src/adapters/tokens/stop-token';
import { markOfOrder } from '@/functions/src/handlers/reviews/order-reviews';
import type { Letter, MailedDocument, RenderDeps, Written } from './letter';

type ReviewMail = Extract<OutboxMail, { reviewId: string }>;

type ReviewRequest = Extract<OutboxMail, { reviewedOrder: string }>;

/** Null once nobody can read the reply any more: it was taken away, the review was hidden, or the board is gone. */
export async function aboutReview(
  { read }: RenderDeps,
  { kind, productId, reviewId, locale }: ReviewMail,
  { setting, site }: Written,
  doc: MailedDocument,
): Promise<Letter | null> {
  const review = doc?.exists ? parseReview(reviewId, doc.data()) : null;
  const [found] = await read([collections.product(setting.storeId, productId)]);
  if (!found?.exists || review?.status !== 'published' || !review.reply) return null;
  const { name, comment: words, reply } = review;
  const { slug } = parseProduct(productId, found.data());
  const link = `${site}${pathTo('/products/[slug]', slug)}#reviews`;
  return renderReplyMail({ kind, locale, name, words, reply: reply.text, setting, link });
}

/**
 * Asks for reviews of what its shopper still has and nobody reviewed. Null where nothing is left, the store asks nobody any more,
 * or they want no such mails.
 */
export async function askingForReviews(
  { db, read }: RenderDeps,
  { reviewedOrder, to, locale }: ReviewRequest,
  { setting, site }: Written,
  doc: MailedDocument,
): Promise<Letter | null> {
  const order = parseOrder(reviewedOrder, doc?.data());
  const { storeId, uid } = order;
  if (order.status !== 'delivered' || !uid || setting.reviews.askAfterDays === null) return null;
  if (isCorrectedAway(order, to)) return null;
  const kept = order.lines.filter((_, at) => packableQuantity(order, at) > 0);
  const ids = [...new Set(kept.map(({ productId }) => productId))];
  const stop = collections.mailStop(storeId, mailboxKey(to));
  const own = ids.map((id) => collections.review(storeId, id, uid));
  const [stopped, ...found] = await read([
    stop,
    ...own,
    ...ids.map((id) => collections.product(storeId, id)),
  ]);
  if (stopped?.exists) return null;
  // What they wrote as a guest, or of another order, is stored under another id.
  const ofOrder = db
    .collectionGroup('reviews')
    .where('storeId', '==', storeId)
    .where('order', '==', markOfOrder(order.id));
  const written = [...(await ofOrder.get()).docs, ...found.slice(0, ids.length)];
  const reviewed = new Set(written.map((review) => filledText(review?.get('productId'))));
  const boards = found.slice(ids.length).flatMap((product) => {
    if (!product?.exists || reviewed.has(product.id)) return [];
    const { title, slug, status } = parseProduct(product.id, product.data());
    return status === 'active' ? [{ title, link: `${site}${pathTo('/products/[slug]', slug)}#reviews` }] : [];
  });
  if (boards.length === 0) return null;
  const { number, address } = order;
  return renderReviewRequest({ locale, name: address.fullName, number, boards, setting });
}
