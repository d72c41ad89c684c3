import { filledText } from '@/lib/domain/parse/fields';
import { parseRating } from '@/lib/domain/reviews/parse-review';
import type { ReviewForm } from '@/lib/domain/reviews/review-schema';
import { env } from '@/lib/env';
import { keepTabDraft, readTabDraft } from '@/lib/tab-drafts';

const keyOf = (productId: string) => `boards.review.${env.storeId}.${productId}` as const;

/** What `uid`, or somebody not logged in, typed in this tab before a reload or the way to the login; null when nothing was. */
export function readReviewDraft(productId: string, uid: string | null): Partial<ReviewForm> | null {
  const stored = readTabDraft(keyOf(productId), uid);
  const texts = (['name', 'email', 'title', 'comment'] as const).flatMap((field) => {
    const typed = filledText(stored[field]);
    return typed ? [[field, typed]] : [];
  });
  const rating = parseRating(Number(stored.rating));
  const draft: Partial<ReviewForm> = { ...Object.fromEntries(texts), ...(rating && { rating }) };
  return Object.keys(draft).length > 0 ? draft : null;
}

export const saveReviewDraft = (productId: string, uid: string | null, draft: Partial<ReviewForm>): void =>
  keepTabDraft(keyOf(productId), uid, draft);

export const forgetReviewDraft = (productId: string): void => keepTabDraft(keyOf(productId), null, null);
