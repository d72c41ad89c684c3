import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { readSetting } from '@/functions/src/adapters/database/firestore';
import { queueWebhookMail } from '@/functions/src/adapters/outbox/webhook-mail';
import type { Deps } from '@/functions/src/deps';
import { endpointsIn, writeSubscriptions } from './subscriptions';

/** Switches off an endpoint that failed for days or is gone, and mails the owner, once for all callers. */
export async function stopEndpoint(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  store: StoreId,
  id: string,
): Promise<void> {
  const setting = await readSetting(db, store);
  await db.runTransaction(async (tx) => {
    const endpoints = await endpointsIn(tx, db, store);
    if (!endpoints.some((one) => one.id === id && one.isOn)) return;
    const at = now();
    tx.update(db.doc(collections.webhookEndpoint(store, id)), {
      isOn: false,
      stoppedAt: Timestamp.fromMillis(at),
    });
    writeSubscriptions(
      tx,
      db,
      store,
      endpoints.filter((one) => one.id !== id),
    );
    const { to, locale } = setting?.notices ?? {};
    if (to && locale) queueWebhookMail(tx, db, store, { endpointId: id, to, locale }, at);
  });
}
