import type { Firestore, Query } from 'firebase/firestore';
import { collections } from '@/lib/domain/collections';
import { parseContactRequest, type ContactRequest } from '@/lib/domain/contact/contact-request';
import type { ContactStatus } from '@/lib/domain/contact/contact-status';
import { parseInbox, type Inbox } from '@/lib/domain/contact/inbox';
import type { StoreId } from '@/lib/domain/ids';
import { parseModeratedReview, type ModeratedReview } from '@/lib/domain/reviews/moderated-review';
import type { ReviewStatus } from '@/lib/domain/reviews/review';
import { watchDocument, watchQuery, type OnError, type Sdk, type Stop } from '@/lib/firestore/listeners';

/** Messages and reviews on one page of the store's lists. */
export const INBOX_PAGE_SIZE = 20;

/** Where a page ended: when its last entry was made (milliseconds), and its id in what `pageOf` lists. */
export interface InboxCursor {
  readonly at: number;
  readonly id: string;
}

/** How much waits, live; null before anything ever did. */
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
  after: InboxCursor | null,
  onNext: (messages: ContactRequest[]) => void,
  onError: OnError,
): Stop {
  return watchQuery(
    (sdk, db) => pageOf(sdk, messages(sdk, db, store, filter), after),
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
  after: InboxCursor | null,
  onNext: (reviews: ModeratedReview[]) => void,
  onError: OnError,
): Stop {
  return watchQuery(
    (sdk, db) => {
      const { collectionGroup, query, where } = sdk;
      const reviews = query(
        collectionGroup(db, 'reviews'),
        where('storeId', '==', store),
        where('status', '==', status),
      );
      return pageOf(sdk, reviews, after);
    },
    parseModeratedReview,
    onNext,
    onError,
  );
}

/** Ids decide between entries of one moment; in a list of several collections they are whole paths. */
const pageOf = (
  { documentId, limit, orderBy, query, startAfter, Timestamp }: Sdk,
  list: Query,
  after: InboxCursor | null,
): Query =>
  query(
    list,
    orderBy('createdAt', 'desc'),
    orderBy(documentId(), 'desc'),
    ...(after ? [startAfter(Timestamp.fromMillis(after.at), after.id)] : []),
    limit(INBOX_PAGE_SIZE + 1),
  );

export const cursorOfMessage = ({ createdAt, id }: ContactRequest): InboxCursor => ({ at: createdAt, id });

export const cursorOfReview = (
  store: StoreId,
  { createdAt, productId, id }: ModeratedReview,
): InboxCursor => ({
  at: createdAt,
  id: collections.review(store, productId, id),
});
