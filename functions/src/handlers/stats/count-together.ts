import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { LedgerEntry } from '@/lib/domain/stats/ledger';
import { addBaskets, parseTogether, type Together } from '@/lib/domain/bought-together/bought-together';

/** Bound on the documents of products bought together that one commit reads and writes. */
const MOST_TABLES = 200;

type Entries = readonly LedgerEntry[];
type Tables = ReadonlyMap<string, Together>;

const productsIn = (entries: Entries): string[] => [
  ...new Set(entries.flatMap(({ baskets }) => (baskets ? [...baskets.before, ...baskets.after] : []))),
];

/** The first entries, as many as one commit may count; a single one always fits. */
export function fittingBaskets(entries: Entries): Entries {
  const products = new Set<string>();
  const tooMany = entries.findIndex((entry) => {
    for (const product of productsIn([entry])) products.add(product);
    return products.size > MOST_TABLES;
  });
  return tooMany < 0 ? entries : entries.slice(0, tooMany);
}

/** Reads the counts of products bought together with those of these entries. */
export async function readTogether(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  entries: Entries,
): Promise<Tables> {
  const refs = productsIn(entries).map((product) => db.doc(collections.boughtWith(store, product)));
  const stored = refs.length > 0 ? await tx.getAll(...refs) : [];
  return new Map(stored.map((snapshot) => [snapshot.id, parseTogether(snapshot.data())]));
}

/** Counts these entries in what `readTogether` read; the ledger ensures that each counts once. */
export function writeTogether(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  known: Tables,
  entries: Entries,
): void {
  let tables = known;
  for (const { day, baskets } of entries) if (baskets) tables = addBaskets(tables, day, baskets);
  for (const [product, partners] of tables)
    if (partners !== known.get(product)) tx.set(db.doc(collections.boughtWith(store, product)), { partners });
}
