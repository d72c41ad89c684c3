import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { mergeStock } from '@/lib/domain/reconciliation/difference';
import { countStock, isFormer } from '@/lib/domain/reconciliation/count-stock';
import type { CountedProduct } from '@/lib/domain/reconciliation/count-stock';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { parseStockBase } from '@/lib/domain/stock/sum-stock-moves';
import type { StockBase } from '@/lib/domain/stock/sum-stock-moves';
import { parseStockMove } from '@/lib/domain/stock/stock-move';
import type { StockMove } from '@/lib/domain/stock/stock-move';
import { catalogueOf, productRefs } from '@/functions/src/adapters/database/firestore';
import { updateReconciliation } from '@/functions/src/adapters/orders/update-reconciliation';
import type { Deps } from '@/functions/src/deps';

/** Moves of one round; with one product each, they and their bases take half of a commit's bound. */
const MOVES_AT_ONCE = 120;
const PRODUCTS_AT_ONCE = 200;

type StockDeps = Pick<Deps, 'db' | 'now'>;

interface StoredMove extends StockMove {
  readonly ref: DocumentReference;
}

/** Counts the moves not counted yet; resolves to whether more may be left. */
export async function checkMovedStock({ db, now }: StockDeps, store: StoreId): Promise<Result<boolean>> {
  const moves = await uncheckedMoves(db, store);
  if (moves.length === 0) return ok(false);
  const ids = [...new Set(moves.flatMap(({ products }) => Object.keys(products)))];
  const catalogue = catalogueOf(await db.getAll(...productRefs(db, store, ids)));
  const counted = await check(db, store, { ids, catalogue, known: moves, at: now() });
  return counted.ok ? ok(moves.length === MOVES_AT_ONCE && counted.value > 0) : counted;
}

/** Checks the next products after `cursor`, whether or not they moved; resolves to the next cursor, null at the end. */
export async function checkNextProducts(
  { db, now }: StockDeps,
  store: StoreId,
  cursor: string,
): Promise<Result<string | null>> {
  const products = db.collection(collections.products(store)).orderBy('__name__');
  const { docs } = await (cursor ? products.startAfter(cursor) : products).limit(PRODUCTS_AT_ONCE).get();
  const ids = docs.map(({ id }) => id);
  const catalogue = catalogueOf(docs);
  const counted = ids.length ? await check(db, store, { ids, catalogue, known: [], at: now() }) : ok(0);
  if (!counted.ok) return counted;
  return ok(docs.length < PRODUCTS_AT_ONCE ? null : (ids.at(-1) ?? null));
}

async function uncheckedMoves(db: Firestore, store: StoreId): Promise<StoredMove[]> {
  const { docs } = await db
    .collection(collections.stockMoves(store))
    .where('checked', '==', false)
    .orderBy('at')
    .limit(MOVES_AT_ONCE)
    .get();
  return docs.map((doc) => ({ ...parseStockMove(doc.id, doc.data()), ref: doc.ref }));
}

interface Compared {
  readonly ids: readonly string[];
  /** Those of `ids` that exist, read before the moves. */
  readonly catalogue: ReadonlyMap<string, Product>;
  readonly known: readonly StoredMove[];
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Compares products with their bases and stock moves, and writes new bases, differences and counted moves in one transaction.
 * Products are read before moves, so that every move a product includes is found without a lock; a product with missing moves
 * waits. Resolves to the number of counted moves.
 */
async function check(
  db: Firestore,
  store: StoreId,
  { ids, catalogue, known, at }: Compared,
): Promise<Result<number>> {
  const baseRefs = ids.map((id) => db.doc(collections.stockBase(store, id)));
  const bases = new Map((await db.getAll(...baseRefs)).map((doc) => [doc.id, parseStockBase(doc.data())]));
  const hasMoved = [...catalogue.values()].some((product) => isAhead(product, bases.get(product.id), known));
  const moves = hasMoved ? await uncheckedMoves(db, store) : known;
  const isWhole = moves.length < MOVES_AT_ONCE;
  const counted = ids.flatMap(
    (id) =>
      countStock({
        id,
        product: catalogue.get(id) ?? null,
        base: bases.get(id) ?? null,
        moves,
        isWhole,
        at,
      }) ?? [],
  );
  const done = new Map(counted.map(({ id, upTo }) => [id, upTo]));
  const finished = moves.filter((move) =>
    Object.entries(move.products).every(
      ([id, { number }]) =>
        isFormer(catalogue.get(id) ?? null, move) || number <= (done.get(id) ?? bases.get(id)?.number ?? 0),
    ),
  );
  if (counted.length === 0 && finished.length === 0) return ok(0);
  const written = await updateReconciliation(db, store, (reconciliation, tx) => {
    write(tx, db, store, counted);
    for (const { ref } of finished) tx.update(ref, { checked: true });
    const found = counted.flatMap(({ differences }) => differences);
    const stock = counted.reduce((sums, one) => one.addTo(sums), reconciliation.stock);
    return { stock, stockAt: at, differences: mergeStock(reconciliation.differences, found, at) };
  });
  return written.ok ? ok(finished.length) : written;
}

const isAhead = (
  { id, stockMoves }: Product,
  base: StockBase | null | undefined,
  known: readonly StoredMove[],
): boolean =>
  stockMoves > Math.max(base?.number ?? 0, ...known.map(({ products }) => products[id]?.number ?? 0));

function write(tx: Transaction, db: Firestore, store: StoreId, counted: readonly CountedProduct[]): void {
  for (const { id, base, isNews } of counted) {
    const ref = db.doc(collections.stockBase(store, id));
    if (!base) tx.delete(ref);
    else if (isNews)
      tx.set(ref, { number: base.number, pieces: base.pieces, at: Timestamp.fromMillis(base.at) });
  }
}
