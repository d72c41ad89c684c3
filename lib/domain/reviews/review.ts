/** `withdrawn` is what stood on an order that was cancelled; nobody publishes it, but its writer may send it again. */
export const REVIEW_STATUSES = ['pending', 'published', 'rejected', 'withdrawn'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** The public part of a review; the writer's e-mail is stored elsewhere. */
export interface Review {
  readonly id: string;
  readonly name: string;
  readonly rating: Rating;
  readonly title: string;
  readonly comment: string;
  /** The product was delivered to its writer, and not returned. */
  readonly verified: boolean;
  readonly status: ReviewStatus;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** The same for people, in Latin digits: of those that a page is built with, whose reader's phone need not write dates then. */
  readonly writtenOn?: string;
  /** What the store answers below it; everybody who reads the review reads it. */
  readonly reply?: ReviewReply;
}

export interface ReviewReply {
  readonly text: string;
  /** Milliseconds since the epoch; of the latest words. */
  readonly at: number;
}

/** How many published reviews gave each number of stars. */
export type RatingCounts = Readonly<Record<Rating, number>>;

export const NO_RATINGS: RatingCounts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
