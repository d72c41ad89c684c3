import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { filledText } from '@/lib/domain/parse/fields';
import { orWarn, type Warn } from '@/functions/src/handlers/billing/or-warn';
import { syncCardAccount, type CardAccountDeps } from './sync-card-account';

/** Bound of one run; the next continues, as a checked account moves to the end. */
const AT_ONCE = 50;

interface Deps extends CardAccountDeps {
  readonly warn: Warn;
}

/** Asks Stripe about the accounts that nothing was heard of for hours, because a webhook may be lost. */
export async function syncLostAccounts(deps: Deps): Promise<void> {
  const { docs } = await deps.db
    .collection(collections.connectedStores())
    .where('checkAt', '<=', Timestamp.fromMillis(deps.now()))
    .orderBy('checkAt')
    .limit(AT_ONCE)
    .get();
  for (const doc of docs) {
    const store = filledText(doc.get('storeId'));
    if (!store) continue;
    await orWarn(deps.warn, 'An account could not be read from Stripe', { store }, async () => {
      const synced = await syncCardAccount(deps, storeId(store), doc.id);
      // The store is gone, or was imported without it.
      if (synced.ok && synced.value?.id !== doc.id) await doc.ref.update({ checkAt: FieldValue.delete() });
      return synced;
    });
  }
}
