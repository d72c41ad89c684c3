import type { ContactMark, ContactStatus } from '@/lib/domain/contact/contact-status';
import type { ReviewStatus } from '@/lib/domain/reviews/review';

/** What staff have to read, answer or decide. */
export interface InboxCallables {
  /** Sends the reply by e-mail; a retry with the same key and text sends nothing. */
  answerContactRequest: {
    request: { storeId: string; requestId: string; key: string; text: string };
    response: { status: ContactStatus };
  };
  markContactRequest: {
    request: { storeId: string; requestId: string; mark: ContactMark };
    response: { status: ContactStatus };
  };
  /** Owners only. */
  deleteContactRequest: { request: { storeId: string; requestId: string }; response: { ok: true } };
  /** `seenAt` is the `updatedAt` (ms) of the text that the moderator saw. */
  moderateReview: {
    request: {
      storeId: string;
      productId: string;
      reviewId: string;
      seenAt: number;
      to: Extract<ReviewStatus, 'published' | 'rejected'>;
    };
    response: { status: ReviewStatus };
  };
  /** Removes one picture from a review, published or not; its author sees the reason. `picture` is its path. */
  removeReviewPicture: {
    request: { storeId: string; productId: string; reviewId: string; picture: string; reason: string };
    response: { ok: true };
  };
  /** The store's only reply below a published review; an empty text removes it. `seenAt` as in `moderateReview`. */
  replyToReview: {
    request: { storeId: string; productId: string; reviewId: string; seenAt: number; text: string };
    response: { ok: true };
  };
}
