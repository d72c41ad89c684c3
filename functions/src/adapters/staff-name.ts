import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import type { Caller } from '@/functions/src/callable';

/** What a person of the staff signs with: their name in the store, else their e-mail address. */
export async function staffName(tx: Transaction, db: Firestore, { uid, email }: Caller): Promise<string> {
  const stored = await tx.get(db.doc(collections.storeUser(uid)));
  return text(fieldsOf(stored.data()).name) || (email ?? '');
}
