import type { Firestore, Query } from 'firebase/firestore';
import { collections } from '@/lib/domain/collections';
import { parseContactRequest, type ContactRequest } from '@/lib/domain/contact/contact-request';
import type { ContactStatus } from '@/lib/domain/contact/contact-status';
import { parseInbox, type Inbox } from '@/lib/domain/contact/inbox';
import type { StoreId } from '@/lib/domain/ids';
import { REVIEWS_LOOKED_AT } from '@/lib/domain/own-pages/section-lists';
import type { Result } from '@/lib/domain/result';
import { parseModeratedReview, type ModeratedReview } from '@/lib/domain/reviews/moderated-review';
import type { ReviewStatus } from '@/lib/domain/reviews/review';
import {
  readWithFullSdk,
  watchDocument,
  watchQuery,
  type OnError,
  type Sdk,
  type Stop,
} from '@/lib/firestore/listeners';
import { newestPage, type NewestCursor } from '@/lib/firestore/logs/newest-page';

/** Messages and reviews on one page of the store's lists. */
export const INBOX_PAGE_SIZE = 20;

/** The counts of waiting messages and reviews, live; null before the first one. */
export const watchInbox = (store: StoreId, onNext: (inbox: Inbox | null) => void, onError: OnError): Stop =>
  watchDocument(collections.inbox(store), (_, data) => parseInbox(data), onNext, onError);

export interface MessageFilter {
  readonly statuses: readonly ContactStatus[];
  /** Any of these search tokens; null for all. */
  readonly tokens: readonly string[] | null;
}

/** A page of messages after `after`, newest first, live, with one more than is shown. */
export function watchMessages(
  store: StoreId,
  filter: MessageFilter,
  after: NewestCursor | null,
  onNext: (messages: ContactRequest[]) => void,
  onError: OnError,
): Stop {
  return watchQuery(
    (sdk, db) => newestPage(sdk, messages(sdk, db, store, filter), after, { size: INBOX_PAGE_SIZE }),
    parseContactRequest,
    onNext,
    onError,
  );
}

export const watchMessage = (
  store: StoreId,
  id: string,
  onNext: (message: ContactRequest | null) => void,
  onError: OnError,
): Stop => watchDocument(collections.contactRequest(store, id), parseContactRequest, onNext, onError);

function messages(
  { collection, query, where }: Sdk,
  db: Firestore,
  store: StoreId,
  { statuses, tokens }: MessageFilter,
): Query {
  const [status] = statuses;
  return query(
    collection(db, collections.contactRequests(store)),
    where('status', statuses.length === 1 ? '==' : 'in', statuses.length === 1 ? status : statuses),
    ...(tokens ? [where('searchTokens', 'array-contains-any', tokens)] : []),
  );
}

/** A page of the reviews of all products in this state, as `watchMessages`. */
export function watchReviews(
  store: StoreId,
  status: ReviewStatus,
  after: NewestCursor | null,
  onNext: (reviews: ModeratedReview[]) => void,
  onError: OnError,
): Stop {
  return watchQuery(
    (sdk, db) => newestPage(sdk, reviews(sdk, db, store, status), after, { size: INBOX_PAGE_SIZE }),
    parseModeratedReview,
    onNext,
    onError,
  );
}

const reviews = (
  { collectionGroup, query, where }: Sdk,
  db: Firestore,
  store: StoreId,
  status: ReviewStatus,
): Query =>
  query(collectionGroup(db, 'reviews'), where('storeId', '==', store), where('status', '==', status));

/** The newest published reviews of all products, once, for staff. */
export const readNewestReviews = (store: StoreId): Promise<Result<ModeratedReview[]>> =>
  readWithFullSdk(async (sdk, db) => {
    const { getDocs, limit, orderBy, query } = sdk;
    const published = reviews(sdk, db, store, 'published');
    const { docs } = await getDocs(query(published, orderBy('createdAt', 'desc'), limit(REVIEWS_LOOKED_AT)));
    return docs.map((review) => parseModeratedReview(review.id, review.data()));
  });

export const cursorOfReview = (
  store: StoreId,
  { createdAt, productId, id }: ModeratedReview,
): NewestCursor => ({
  at: createdAt,
  id: collections.review(store, productId, id),
});
