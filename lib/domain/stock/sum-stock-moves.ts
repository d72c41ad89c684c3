import { count, fieldsOf, millis } from '@/lib/domain/parse/fields';
import {
  parsePieces,
  piecesOf,
  pieceDifference,
  pieceSum,
  type Pieces,
  type ProductMove,
} from './stock-move';

/** A product's stock at its last check, after its `number`th move. */
export interface StockBase {
  readonly number: number;
  readonly pieces: Pieces;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Parses a stored base; null without one. */
export function parseStockBase(data: unknown): StockBase | null {
  const { number, pieces, at } = fieldsOf(data);
  const known = count(number);
  return known === undefined ? null : { number: known, pieces: parsePieces(pieces), at: millis(at) ?? 0 };
}

interface Stocked {
  readonly variants: Parameters<typeof piecesOf>[0];
  readonly stockMoves: number;
}

interface AddedUp {
  /** The product's current stock, from which the next check continues. */
  readonly base: StockBase;
  /** Its stock at the first check; empty later. */
  readonly first: Pieces;
  /** The counted moves, in order. */
  readonly counted: readonly ProductMove[];
  /** Stock that appeared (or, negative, disappeared) without a move. */
  readonly unexplained: Pieces;
}

/**
 * Adds moves read after the product to its last known stock (null: none), and compares. If moves are missing (`isWhole`
 * is false), it counts as far as they are consecutive; null when none are.
 */
export function sumStockMoves(
  base: StockBase | null,
  moves: readonly ProductMove[],
  product: Stocked,
  { isWhole, at }: { readonly isWhole: boolean; readonly at: number },
): AddedUp | null {
  const now = piecesOf(product.variants);
  const news = moves
    .filter(({ number }) => number > (base?.number ?? 0) && number <= product.stockMoves)
    .sort((one, other) => one.number - other.number);
  const counted = isWhole ? news : consecutive(news, base);
  const last = counted.at(-1)?.number ?? base?.number ?? product.stockMoves;
  const isThrough = isWhole || last === product.stockMoves;
  if (!isThrough && counted.length === 0) return null;

  const first = base ? {} : (counted[0]?.before ?? now);
  let known = base?.pieces ?? first;
  let unexplained: Pieces = {};
  for (const { before, by } of counted) {
    unexplained = pieceSum(unexplained, pieceDifference(before, known));
    known = pieceSum(before, by);
  }
  if (!isThrough) return { base: { number: last, pieces: known, at }, first, counted, unexplained };
  unexplained = pieceSum(unexplained, pieceDifference(now, known));
  return { base: { number: product.stockMoves, pieces: now, at }, first, counted, unexplained };
}

/** The sorted moves that follow the base without a gap. */
function consecutive(moves: readonly ProductMove[], base: StockBase | null): readonly ProductMove[] {
  const from = base ? base.number + 1 : (moves[0]?.number ?? 0);
  const gap = moves.findIndex(({ number }, index) => number !== from + index);
  return gap < 0 ? moves : moves.slice(0, gap);
}
