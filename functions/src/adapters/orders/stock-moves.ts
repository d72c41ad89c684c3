import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { shownAgain } from '@/lib/domain/stock/shown-again';
import { moveOf } from '@/lib/domain/stock/stock-move';
import type { StockMove } from '@/lib/domain/stock/stock-move';

/** TTL of a checked stock move, by Firestore's policy on `expireAt`; until then it explains a product's stock. */
const LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

/** A product as the transaction read it (null: it is new), its new variants, and its new status where that changes. */
export interface MovedStock {
  readonly id: string;
  readonly before: Product | null;
  readonly variants: readonly Variant[];
  readonly status?: Product['status'];
}

/** A requested move, to recognise its repetition; `id` is its document's. */
interface AskedMove {
  readonly id: string;
  /** A digest of what was asked. */
  readonly request: string;
}

/**
 * Writes a transaction's stock moves as one document of their own, so that orders never wait for each other.
 * Every write of a product's variants calls this, with `stockMovesAfter` in the product, and so does every write of a status
 * that may show it: somebody may wait for it.
 */
export function writeStockMoves(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  { cause, orderId, at }: Pick<StockMove, 'cause' | 'orderId' | 'at'>,
  moved: readonly MovedStock[],
  asked?: AskedMove,
): void {
  const moves = moved.flatMap(({ id, before, variants }) => {
    const move = moveOf(before, variants);
    return move ? [[id, move] as const] : [];
  });
  const shown = moved.flatMap(({ id, before, variants, status = before?.status }) => {
    const pieces = before && status ? shownAgain(before, { status, variants }) : {};
    return Object.keys(pieces).length ? [[id, pieces] as const] : [];
  });
  if (moves.length === 0 && shown.length === 0) return;
  const all = db.collection(collections.stockMoves(store));
  tx.create(asked ? all.doc(asked.id) : all.doc(), {
    ...(asked && { request: asked.request }),
    cause,
    orderId,
    at: Timestamp.fromMillis(at),
    products: Object.fromEntries(moves),
    ...(shown.length > 0 && { shown: Object.fromEntries(shown) }),
    // The stock of what is shown alone did not move.
    checked: moves.length === 0,
    expireAt: Timestamp.fromMillis(at + LIFETIME_MS),
  });
}
