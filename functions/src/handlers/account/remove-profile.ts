import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';

/** Deletes everything stored below a profile except a former owner's plan, which belongs to the store and continues. */
export async function removeProfile(db: Firestore, uid: string): Promise<void> {
  const profile = db.doc(collections.user(uid));
  for (const own of await profile.listCollections())
    if (own.path !== collections.subscriptions(uid)) await db.recursiveDelete(own);
  await profile.delete();
}
