import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import { parseReview } from '@/lib/domain/reviews/parse-review';
import { pathTo } from '@/lib/domain/routes/path-to';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';
import { renderReplyMail } from '@/functions/src/texts/mails/render-reply-mail';
import type { Letter, MailedDocument, RenderDeps, Written } from './letter';

type ReviewMail = Extract<OutboxMail, { reviewId: string }>;

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
