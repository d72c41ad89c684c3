import { fieldsOf, filledText } from '@/lib/domain/parse/fields';
import { parseRating } from '@/lib/domain/reviews/parse-review';
import type { ReviewForm } from '@/lib/domain/reviews/review-schema';
import { env } from '@/lib/env';

const keyOf = (productId: string) => `boards.review.${env.storeId}.${productId}`;

/** What was typed in this tab before a reload or the way to the login; null when nothing was. */
export function readReviewDraft(productId: string): Partial<ReviewForm> | null {
  try {
    const stored = fieldsOf(JSON.parse(sessionStorage.getItem(keyOf(productId)) ?? 'null'));
    const texts = (['name', 'email', 'title', 'comment'] as const).flatMap((field) => {
      const typed = filledText(stored[field]);
      return typed ? [[field, typed]] : [];
    });
    const rating = parseRating(Number(stored.rating));
    const draft: Partial<ReviewForm> = { ...Object.fromEntries(texts), ...(rating && { rating }) };
    return Object.keys(draft).length > 0 ? draft : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed for this tab's life, null once it was sent; without storage it only does not survive a reload. */
export function saveReviewDraft(productId: string, draft: object | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(productId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(productId));
  } catch {
    return;
  }
}
