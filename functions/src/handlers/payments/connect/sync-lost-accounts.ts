import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { filledText } from '@/lib/domain/parse/fields';
import { syncCardAccount, type CardAccountDeps } from './sync-card-account';

/** Bound of one run; the next continues, as a checked account moves to the end. */
const AT_ONCE = 50;

interface Deps extends CardAccountDeps {
  readonly warn: (message: string, about: Readonly<Record<string, unknown>>) => void;
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
    try {
      const synced = await syncCardAccount(deps, storeId(store), doc.id);
      if (!synced.ok)
        deps.warn('An account could not be read from Stripe', { store, code: synced.error.code });
      // The store is gone, or was imported without it.
      else if (synced.value?.id !== doc.id) await doc.ref.update({ checkAt: FieldValue.delete() });
    } catch (error) {
      deps.warn('An account could not be read from Stripe', { store, error: String(error) });
    }
  }
}
