import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import type { Caller } from '@/functions/src/callable';

/**
 * The name shown beside what a person of the staff wrote: the address they signed in with, which they cannot
 * choose, and their name in the store, which they can.
 */
export async function staffName(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  { uid, email }: Caller,
): Promise<string> {
  const stored = await tx.get(db.doc(collections.storeUser(store, uid)));
  return signature(text(fieldsOf(stored.data()).name), email);
}

export const signature = (name: string | undefined, email: string | null): string =>
  [email, name && email ? `(${name})` : name].filter(Boolean).join(' ');
