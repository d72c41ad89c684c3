import type { ContactMark, ContactStatus } from '@/lib/domain/contact/contact-status';
import type { ReviewStatus } from '@/lib/domain/reviews/review';

/** What waits for the store's people to read, answer or decide. */
export interface InboxCallables {
  /** Sends the reply by e-mail; with the same key and text it is sent once. */
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
  /** `seenAt` is the `updatedAt` (ms) of the text that was judged. */
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
  /** The store's one reply below a published review; an empty text takes it away. `seenAt` as in `moderateReview`. */
  replyToReview: {
    request: { storeId: string; productId: string; reviewId: string; seenAt: number; text: string };
    response: { ok: true };
  };
}
