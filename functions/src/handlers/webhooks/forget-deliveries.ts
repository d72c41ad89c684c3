import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { changeInBatches } from '@/functions/src/adapters/database/change-in-batches';

/** Deletes what webhooks keep of customers (by `customerKey`), sent or waiting; at most 30, as Firestore compares. */
export const forgetDeliveries = (
  db: Firestore,
  store: StoreId,
  customers: readonly string[],
): Promise<void> =>
  changeInBatches(
    db.collection(collections.webhookDeliveries(store)).where('customerId', 'in', customers).select(),
    (batch, delivery) => batch.delete(delivery.ref),
  );
