import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseEndpoint, type WebhookEndpoint } from '@/lib/domain/webhooks/webhook-endpoint';

/** The store's endpoints as the transaction reads them. */
export async function endpointsIn(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
): Promise<WebhookEndpoint[]> {
  const { docs } = await tx.get(db.collection(collections.webhookEndpoints(store)));
  return docs.map((doc) => parseEndpoint(doc.id, doc.data()));
}

/** Writes the enabled endpoints to a document that every order reads anyway, so that an event costs no extra read. */
export function writeSubscriptions(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  endpoints: readonly WebhookEndpoint[],
): void {
  const webhooks = endpoints.filter(({ isOn }) => isOn).map(({ id, events }) => ({ id, events }));
  tx.set(db.doc(collections.notificationSetting(store)), { webhooks }, { merge: true });
}
