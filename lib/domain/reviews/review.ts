/** `withdrawn`: its order was cancelled. Nobody can publish it, but its author may submit it again. */
export const REVIEW_STATUSES = ['pending', 'published', 'rejected', 'withdrawn'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** The public part of a review; the author's e-mail is stored elsewhere. */
export interface Review {
  readonly id: string;
  readonly name: string;
  readonly rating: Rating;
  readonly title: string;
  readonly comment: string;
  /** The product was delivered to the author and not returned. */
  readonly verified: boolean;
  readonly status: ReviewStatus;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** The date as text with Latin digits, set for reviews in a page's HTML, so that phones need not format it. */
  readonly writtenOn?: string;
  /** The store's public reply. */
  readonly reply?: ReviewReply;
  /** Storage paths in the author's order; at least one. Public while the review is published. */
  readonly pictures?: readonly string[];
  /** The latest picture that the store removed, with the reason for the author. */
  readonly pictureRemoved?: PictureRemoved;
}

export const MAX_REVIEW_PICTURES = 4;

export interface PictureRemoved {
  readonly reason: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface ReviewReply {
  readonly text: string;
  /** Milliseconds since the epoch, of the latest text. */
  readonly at: number;
}

/** The number of published reviews by stars. */
export type RatingCounts = Readonly<Record<Rating, number>>;

export const NO_RATINGS: RatingCounts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
