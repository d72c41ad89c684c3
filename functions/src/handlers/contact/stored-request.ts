import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { parseContactRequest } from '@/lib/domain/contact/contact-request';
import type { ContactReply, ContactRequest } from '@/lib/domain/contact/contact-request';
import type { StoreId } from '@/lib/domain/ids';
import { changeInboxCounts } from '@/functions/src/adapters/database/change-inbox-counts';

const isNew = ({ status }: Pick<ContactRequest, 'status'>): number => Number(status === 'new');

/** Reads a message in a transaction; null when there is none. */
export async function readRequest(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  id: string,
): Promise<ContactRequest | null> {
  const snapshot = await tx.get(db.doc(collections.contactRequest(store, id)));
  return snapshot.exists ? parseContactRequest(id, snapshot.data()) : null;
}

/** Writes a message's changes, and whether it still waits as a new one. */
export function updateRequest(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  before: ContactRequest,
  changes: Partial<Pick<ContactRequest, 'status' | 'replies'>>,
): void {
  const stored: DocumentData = {
    ...changes,
    ...(changes.replies && { replies: changes.replies.map(storedReply) }),
  };
  tx.update(db.doc(collections.contactRequest(store, before.id)), stored);
  changeInboxCounts(tx, db, store, { newMessages: isNew({ ...before, ...changes }) - isNew(before) });
}

const storedReply = (reply: ContactReply): DocumentData => ({ ...reply, at: Timestamp.fromMillis(reply.at) });
