import { invitationState, parseInvitation } from '@/lib/domain/account/invitation';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { World } from './world/world';

/** The e-mail address of an open invitation as owner; null without one. */
export async function invitedOwnerOf({ db, now }: World, store: StoreId): Promise<string | null> {
  const { docs } = await db.collection(collections.invitations(store)).where('state', '==', 'open').get();
  const waiting = docs.map((doc) => parseInvitation(doc.id, doc.data()));
  return waiting.find((one) => one.role === 'owner' && invitationState(one, now()) === 'open')?.email ?? null;
}
