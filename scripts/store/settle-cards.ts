import { Timestamp } from 'firebase-admin/firestore';
import { readCardAccount, usableCardAccount } from '@/functions/src/adapters/stripe/connect/card-accounts';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { World } from './world/world';

/**
 * Keeps an imported store's account at Stripe where it is the store's by this project's own table, and has Stripe asked how it
 * stands; else forgets it: a file may come from anywhere, and a copy has no account. Its owner connects one.
 */
export async function settleCards({ db, now }: Pick<World, 'db' | 'now'>, store: StoreId): Promise<void> {
  const usable = await usableCardAccount(db, store);
  if (usable) {
    await db.doc(collections.connectedStore(usable.id)).update({ checkAt: Timestamp.fromMillis(now()) });
    return;
  }
  const setting = db.doc(collections.storeSetting(store));
  if ((await setting.get()).get('cardAccount')) await setting.update({ cardAccount: '' });
  if (await readCardAccount(db, store)) await db.doc(collections.cardAccount(store)).delete();
}
