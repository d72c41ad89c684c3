import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseReconciliation } from '@/lib/domain/reconciliation/reconciliation';
import type { Reconciliation, Sweep } from '@/lib/domain/reconciliation/reconciliation';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';

/** Updates a store's reconciliation in a transaction; resolves to the new one. */
export async function updateReconciliation(
  db: Firestore,
  store: StoreId,
  change: (books: Reconciliation, tx: Transaction) => Partial<Reconciliation>,
): Promise<Result<Reconciliation>> {
  const ref = db.doc(collections.reconciliation(store));
  return inTransaction(db, async (tx) => {
    const books = parseReconciliation((await tx.get(ref)).data());
    const after = { ...books, ...change(books, tx) };
    tx.set(ref, booksDocument(after));
    return ok(after);
  });
}

const TIMES = ['busyUntil', 'checkedAt', 'through', 'from', 'sweptAt', 'stockAt'] as const;

function booksDocument(books: Reconciliation): DocumentData {
  const { sweep, differences } = books;
  return {
    ...books,
    ...Object.fromEntries(TIMES.map((name) => [name, Timestamp.fromMillis(books[name])])),
    sweep: sweep && sweepDocument(sweep),
    differences: Object.fromEntries(
      differences.map(({ id, since, at, ...difference }) => [
        id,
        { ...difference, since: Timestamp.fromMillis(since), at: Timestamp.fromMillis(at) },
      ]),
    ),
  };
}

const sweepDocument = ({ from, to, ...sweep }: Sweep): DocumentData => ({
  ...sweep,
  from: Timestamp.fromMillis(from),
  to: Timestamp.fromMillis(to),
});
