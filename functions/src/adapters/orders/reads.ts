import type { DocumentReference, DocumentSnapshot, Query, Transaction } from 'firebase-admin/firestore';

/** Reads inside a transaction or outside of one. */
export interface Reads {
  readonly count: (query: Query) => Promise<number>;
  readonly get: (ref: DocumentReference) => Promise<DocumentSnapshot>;
}

/** Reads in a transaction, which is retried if documents that it read or counted change. */
export const readsIn = (tx: Transaction): Reads => ({
  count: async (query) => (await tx.get(query.count())).data().count,
  get: (ref) => tx.get(ref),
});

/** Reads outside of a transaction. */
export const readsNow: Reads = {
  count: async (query) => (await query.count().get()).data().count,
  get: (ref) => ref.get(),
};
