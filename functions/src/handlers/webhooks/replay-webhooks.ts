import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { parseDelivery } from '@/lib/domain/webhooks/webhook-delivery';
import { parseEndpoint } from '@/lib/domain/webhooks/webhook-endpoint';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { triggerDelivery } from '@/functions/src/adapters/webhooks/webhook-queue';
import type { Deps } from '@/functions/src/deps';

/** Deliveries per call; the page calls again while there are more. */
const MOST_AT_ONCE = 200;

/**
 * Sends finished deliveries again, with their former id and body. Fails with `webhook-not-found` (an endpoint or a delivery),
 * `webhook-off`, `invalid-input`.
 */
export async function replayWebhooks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: named, endpointId, deliveryId, since }: Callables['replayWebhooks']['request'],
): Promise<Result<Callables['replayWebhooks']['response']>> {
  const store = storeId(named);
  if (!deliveryId && since === undefined) return fail({ code: 'invalid-input' });
  return inTransaction(db, async (tx) => {
    const stored = await tx.get(db.doc(collections.webhookEndpoint(store, endpointId)));
    if (!stored.exists) return fail({ code: 'webhook-not-found' });
    if (!parseEndpoint(stored.id, stored.data()).isOn) return fail({ code: 'webhook-off' });
    const at = now();
    const waits = { state: 'waiting', attempts: 0, dueAt: Timestamp.fromMillis(at) };
    if (deliveryId) {
      const found = await tx.get(db.doc(collections.webhookDelivery(store, deliveryId)));
      const delivery = found.exists ? parseDelivery(found.id, found.data()) : null;
      if (delivery?.endpointId !== endpointId) return fail({ code: 'webhook-not-found' });
      // A delivery being sent is not sent twice; a waiting one is sent now instead of later.
      if (delivery.state === 'sending') return ok({ count: 0, more: false });
      tx.update(found.ref, waits);
      triggerDelivery(tx, db, store, { deliveryId, insists: true }, at);
      return ok({ count: 1, more: false });
    }
    const failed = db
      .collection(collections.webhookDeliveries(store))
      .where('endpointId', '==', endpointId)
      .where('state', '==', 'failed')
      .where('createdAt', '>=', Timestamp.fromMillis(since ?? 0))
      .orderBy('createdAt', 'desc')
      .limit(MOST_AT_ONCE);
    const { docs } = await tx.get(failed);
    for (const { ref } of docs) tx.update(ref, waits);
    return ok({ count: docs.length, more: docs.length === MOST_AT_ONCE });
  });
}
