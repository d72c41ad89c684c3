import type { ContactRequest } from '@/lib/domain/contact/contact-request';
import type { Product } from '@/lib/domain/catalogue/product';
import { MESSAGES, WAITING_REVIEWS } from '../data/messages';
import { cycle } from '../random';
import type { SeedReview } from './build-reviews';

const HOUR_MS = 60 * 60 * 1000;

/** Visitors' messages to the store, some answered by the owner with this uid. */
export const buildMessages = (owner: string, now: number): ContactRequest[] =>
  MESSAGES.map(({ name, hoursAgo, locale, status, comments, reply }, index) => {
    const createdAt = now - hoursAgo * HOUR_MS;
    const answer = {
      id: 'seed',
      at: createdAt + 2 * HOUR_MS,
      by: owner,
      byName: 'Dana Owner',
      text: reply ?? '',
    };
    return {
      id: `seed-${index + 1}`,
      fullName: name,
      email: `visitor-${index + 1}@example.com`,
      comments,
      locale,
      status,
      replies: reply ? [answer] : [],
      createdAt,
    };
  });

/** Reviews that wait for moderation; no rating counts them yet. */
export const buildWaitingReviews = (products: readonly Product[], now: number): SeedReview[] =>
  WAITING_REVIEWS.map(({ product, hoursAgo, ...review }, index) => ({
    ...review,
    id: `seed-waiting-${index + 1}`,
    productId: cycle(products, product).id,
    email: `reviewer-waiting-${index + 1}@example.com`,
    verified: false,
    status: 'pending' as const,
    createdAt: now - hoursAgo * HOUR_MS,
  }));
