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
  return inTransaction(db, async (tx) => {
    const books = await readReconciliation(tx, db, store);
    const after = { ...books, ...change(books, tx) };
    writeReconciliation(tx, db, store, after);
    return ok(after);
  });
}

/** A store's reconciliation within a transaction that changes other documents as well; `writeReconciliation` follows. */
export async function readReconciliation(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
): Promise<Reconciliation> {
  return parseReconciliation((await tx.get(db.doc(collections.reconciliation(store)))).data());
}

export function writeReconciliation(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  books: Reconciliation,
): void {
  tx.set(db.doc(collections.reconciliation(store)), booksDocument(books));
}

const TIMES = ['busyUntil', 'checkedAt', 'through', 'from', 'sweptAt', 'stockAt', 'roundAt'] as const;

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

const sweepDocument = ({ from, to, upTo, ...sweep }: Sweep): DocumentData => ({
  ...sweep,
  from: Timestamp.fromMillis(from),
  to: Timestamp.fromMillis(to),
  upTo: Timestamp.fromMillis(upTo),
});
