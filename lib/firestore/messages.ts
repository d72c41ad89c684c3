import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import {
  DONE,
  MOST_MESSAGES,
  parseMessage,
  TO_SEND,
  type ShopperMessage,
} from '@/lib/domain/messages/shopper-message';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

/** The oldest messages that wait to be sent by phone, live. */
export const watchMessagesToSend = (
  store: StoreId,
  onNext: (messages: ShopperMessage[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, orderBy, query, where }, db) =>
      query(
        collection(db, collections.messages(store)),
        where('state', 'in', [...TO_SEND]),
        orderBy('createdAt'),
        limit(MOST_MESSAGES),
      ),
    parseMessage,
    onNext,
    onError,
  );

/** The latest messages that were sent or skipped, live. */
export const watchDoneMessages = (
  store: StoreId,
  onNext: (messages: ShopperMessage[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, orderBy, query, where }, db) =>
      query(
        collection(db, collections.messages(store)),
        where('state', 'in', [...DONE]),
        orderBy('doneAt', 'desc'),
        limit(MOST_MESSAGES),
      ),
    parseMessage,
    onNext,
    onError,
  );

/** The messages about one order, live. */
export const watchMessagesAbout = (
  store: StoreId,
  order: string,
  onNext: (messages: ShopperMessage[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, query, where }, db) =>
      query(collection(db, collections.messages(store)), where('orderId', '==', order), limit(MOST_MESSAGES)),
    parseMessage,
    onNext,
    onError,
  );
