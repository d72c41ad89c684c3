import type { Product } from '@/lib/domain/catalogue/product';
import type { Rating, Review } from './review';

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The first page is part of the HTML, which has to stay light. */
export const REVIEW_PAGE_SIZE = 5;

/** How a product's reviews are listed; `rating` narrows them to those of so many stars. */
export interface ReviewOrder {
  readonly sort: ReviewSort;
  readonly rating: Rating | null;
}

export const NEWEST_FIRST: ReviewOrder = { sort: 'newest', rating: null };

/** Where a page ended, and where the next one begins. */
export type ReviewCursor = Pick<Review, 'id' | 'rating' | 'createdAt'>;

/** How many reviews there are to list. */
export const totalOf = ({ ratingCount, ratingCounts }: Product, { rating }: ReviewOrder): number =>
  rating === null ? ratingCount : ratingCounts[rating];

/** Negative where `one` is listed before `other`, as Firestore orders them: the newer first among equal stars. */
export function compareReviews({ sort }: ReviewOrder, one: ReviewCursor, other: ReviewCursor): number {
  const stars = one.rating - other.rating;
  const byStars = { newest: 0, highest: -stars, lowest: stars }[sort];
  return byStars || other.createdAt - one.createdAt || Number(one.id < other.id) - Number(one.id > other.id);
}

/**
 * A list whose first page was read again: what stood beyond that page stays, so that nobody loses their place; what
 * the page no longer holds is gone. A page that is not full is all there is.
 */
export function withFirstPage(
  list: readonly Review[],
  first: readonly Review[],
  order: ReviewOrder,
): readonly Review[] {
  const last = first.at(-1);
  if (!last || first.length < REVIEW_PAGE_SIZE) return first;
  return [...first, ...list.filter((review) => compareReviews(order, last, review) < 0)];
}
