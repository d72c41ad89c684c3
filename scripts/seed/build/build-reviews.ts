import type { Product } from '@/lib/domain/catalogue/product';
import type { Order } from '@/lib/domain/orders/order';
import type { ReviewStatus } from '@/lib/domain/reviews/review';
import { PEOPLE } from '../data/people';
import { REVIEWS_AR, REVIEWS_EN } from '../data/review-texts';
import { cycle, integer, randomOf } from '../random';
import { DAY_MS } from './build-catalogue';

/** A review as stored beside the product; `email` goes into the private sub-document. */
export interface SeedReview {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly email: string;
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
  readonly verified: boolean;
  readonly status: ReviewStatus;
  readonly createdAt: number;
}

const MOST = 5;

/** Up to five reviews of a board, at most one from each person; verified if the board was delivered to that person before. */
export function buildReviews(product: Product, orders: readonly Order[], now: number): SeedReview[] {
  const random = randomOf(`reviews ${product.id}`);
  const [start, textStart] = [integer(random, 0, PEOPLE.length - 1), integer(random, 0, 70)];
  const buyers = new Map(
    orders.filter(isDelivered(product)).map((order) => [order.address.email, order.updatedAt]),
  );
  const age = Math.floor((now - product.createdAt) / DAY_MS);
  return Array.from({ length: integer(random, 0, MOST) }, (_, index) => {
    const person = cycle(PEOPLE, start + index * 3);
    const [rating, title, comment] = cycle(
      person.locale === 'ar' ? REVIEWS_AR : REVIEWS_EN,
      textStart + index,
    );
    const daysAgo = integer(random, 0, Math.max(0, Math.min(80, age - 1)));
    const createdAt = now - daysAgo * DAY_MS - integer(random, 1, 900) * 60_000;
    return {
      id: `seed-${index + 1}`,
      productId: product.id,
      name: person.name,
      email: `reviewer-${start + index * 3}@example.com`,
      rating,
      title,
      comment,
      verified: (buyers.get(person.email) ?? Infinity) < createdAt,
      status: 'published' as const,
      createdAt,
    };
  });
}

const isDelivered =
  ({ id }: Product) =>
  ({ status, lines }: Order): boolean =>
    status === 'delivered' && lines.some(({ productId }) => productId === id);
