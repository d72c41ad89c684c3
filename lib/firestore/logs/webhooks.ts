import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import {
  DELIVERIES_PER_PAGE,
  parseDelivery,
  type DeliveryState,
  type WebhookDelivery,
} from '@/lib/domain/webhooks/webhook-delivery';
import { MOST_ENDPOINTS, parseEndpoint, type WebhookEndpoint } from '@/lib/domain/webhooks/webhook-endpoint';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';
import { newestPage, type NewestCursor } from './newest-page';

/** The store's endpoints, live; for its owner. */
export const watchEndpoints = (
  store: StoreId,
  onNext: (endpoints: WebhookEndpoint[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, orderBy, query }, db) =>
      query(collection(db, collections.webhookEndpoints(store)), orderBy('createdAt'), limit(MOST_ENDPOINTS)),
    parseEndpoint,
    onNext,
    onError,
  );

/** Which deliveries to read; empty texts mean all. */
export interface DeliveryFilter {
  readonly endpoint: string;
  readonly state: DeliveryState | '';
}

/** A page of the log after `after`, newest first, live, with one more than is shown. */
export const watchDeliveries = (
  store: StoreId,
  { endpoint, state }: DeliveryFilter,
  after: NewestCursor | null,
  onNext: (deliveries: WebhookDelivery[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    (sdk, db) => {
      const { collection, query, where } = sdk;
      const deliveries = query(
        collection(db, collections.webhookDeliveries(store)),
        ...(endpoint ? [where('endpointId', '==', endpoint)] : []),
        ...(state ? [where('state', '==', state)] : []),
      );
      return newestPage(sdk, deliveries, after, { size: DELIVERIES_PER_PAGE });
    },
    parseDelivery,
    onNext,
    onError,
  );
