import { count, fieldsOf, filledText, millis, oneOf, requiredIn } from '@/lib/domain/parse/fields';

/** Why stock moved. `ended`: an order was cancelled, expired or returned; `returned`: some of its pieces came back. */
export const STOCK_CAUSES = ['sold', 'ended', 'refunded', 'returned', 'edited', 'imported'] as const;
export type StockCause = (typeof STOCK_CAUSES)[number];

/** Pieces by variant. */
export type Pieces = Readonly<Record<string, number>>;

/**
 * A stock move of one product; `number` counts its moves from the product's creation. Unchanged variants are left out
 * of `by`.
 */
export interface ProductMove {
  readonly number: number;
  readonly before: Pieces;
  readonly by: Pieces;
}

/** All stock moves of one transaction, as stored. */
export interface StockMove {
  readonly cause: StockCause;
  /** The order; null for edits. */
  readonly orderId: string | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** By product. */
  readonly products: Readonly<Record<string, ProductMove>>;
  /** The pieces of variants that shoppers see again, by product: of drafts that were published, of variants switched on. */
  readonly shown: Readonly<Record<string, Pieces>>;
}

interface Stocked {
  readonly variants: readonly { readonly id: string; readonly stock: number }[];
  /** The number of its stock moves. */
  readonly stockMoves: number;
}

/** Stock by variant. */
export const piecesOf = (variants: Stocked['variants']): Pieces =>
  Object.fromEntries(variants.map(({ id, stock }) => [id, stock]));

export const sumOf = (pieces: Pieces): number => Object.values(pieces).reduce((sum, some) => sum + some, 0);

/** `one` minus `other`, without equal entries. */
export function pieceDifference(one: Pieces, other: Pieces): Pieces {
  const ids = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const by = ids.map((id) => [id, (one[id] ?? 0) - (other[id] ?? 0)] as const);
  return Object.fromEntries(by.filter(([, pieces]) => pieces !== 0));
}

/** The sum of `one` and `other`, without zeros. */
export const pieceSum = (one: Pieces, other: Pieces): Pieces =>
  pieceDifference(one, pieceDifference({}, other));

/** The move from a product (null: new) to `variants`; null when no stock changes. */
export function moveOf(product: Stocked | null, variants: Stocked['variants']): ProductMove | null {
  const before = piecesOf(product?.variants ?? []);
  const by = pieceDifference(piecesOf(variants), before);
  return Object.keys(by).length ? { number: (product?.stockMoves ?? 0) + 1, before, by } : null;
}

/** A product's `stockMoves` after a change to `variants`. */
export const stockMovesAfter = (product: Stocked | null, variants: Stocked['variants']): number =>
  moveOf(product, variants)?.number ?? product?.stockMoves ?? 0;

export function parseStockMove(id: string, data: unknown): StockMove {
  const fields = fieldsOf(data);
  const need = requiredIn(`stockMoves/${id}`, fields);
  const products = Object.entries(fieldsOf(fields.products)).map(([product, move]) => [
    product,
    parseMove(move),
  ]);
  const shown = Object.entries(fieldsOf(fields.shown)).map(([product, pieces]) => [
    product,
    parsePieces(pieces),
  ]);
  return {
    cause: need('cause', (value) => oneOf(STOCK_CAUSES, value)),
    orderId: filledText(fields.orderId) ?? null,
    at: need('at', millis),
    products: Object.fromEntries(products) as StockMove['products'],
    shown: Object.fromEntries(shown) as StockMove['shown'],
  };
}

function parseMove(value: unknown): ProductMove {
  const fields = fieldsOf(value);
  return {
    number: count(fields.number) ?? 0,
    before: parsePieces(fields.before),
    by: parsePieces(fields.by),
  };
}

export const parsePieces = (value: unknown): Pieces =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([id, pieces]) =>
      Number.isSafeInteger(pieces) ? [[id, Number(pieces)]] : [],
    ),
  );
