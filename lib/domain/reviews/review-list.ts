import type { Product } from '@/lib/domain/catalogue/product';
import type { Rating, Review } from './review';

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The first page is part of the HTML, which must stay small. */
export const REVIEW_PAGE_SIZE = 5;

/** How a product's reviews are sorted; `rating` filters by stars. */
export interface ReviewOrder {
  readonly sort: ReviewSort;
  readonly rating: Rating | null;
}

export const NEWEST_FIRST: ReviewOrder = { sort: 'newest', rating: null };

/** The end of a page, where the next one begins. */
export type ReviewCursor = Pick<Review, 'id' | 'rating' | 'createdAt'>;

/** The number of reviews in the list. */
export const totalOf = ({ ratingCount, ratingCounts }: Product, { rating }: ReviewOrder): number =>
  rating === null ? ratingCount : ratingCounts[rating];

/** Negative when `one` comes before `other`, in Firestore's order: newest first among equal stars. */
export function compareReviews({ sort }: ReviewOrder, one: ReviewCursor, other: ReviewCursor): number {
  const stars = one.rating - other.rating;
  const byStars = { newest: 0, highest: -stars, lowest: stars }[sort];
  return byStars || other.createdAt - one.createdAt || Number(one.id < other.id) - Number(one.id > other.id);
}

/**
 * Replaces a list's first page after a reload. Later pages stay, so that nobody loses their place; reviews missing from
 * the new page are removed. A page that is not full is the whole list.
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
