import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';

/** Removes all that is kept of an account but the plan that a former owner bought, which is the store's: it goes on. */
export async function removeProfile(db: Firestore, uid: string): Promise<void> {
  const profile = db.doc(collections.user(uid));
  for (const own of await profile.listCollections())
    if (own.path !== collections.subscriptions(uid)) await db.recursiveDelete(own);
  await profile.delete();
}
