import type { Product } from '@/lib/domain/catalogue/product';
import { sumStockMoves, type StockBase } from '@/lib/domain/stock/sum-stock-moves';
import { sumOf, type StockMove } from '@/lib/domain/stock/stock-move';
import { ABOUT_NOTHING, type FoundDifference } from './difference';
import type { StockSums } from './reconciliation';

interface Counting {
  readonly id: string;
  /** Null when deleted. */
  readonly product: Product | null;
  /** Null before the first count. */
  readonly base: StockBase | null;
  /** Moves of any products, read after the product. */
  readonly moves: readonly StockMove[];
  /** Whether these are all uncounted moves. */
  readonly isWhole: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface CountedProduct {
  readonly id: string;
  /** Where the next count continues; null for a deleted product. */
  readonly base: StockBase | null;
  /** Whether the base changed. */
  readonly isNews: boolean;
  /** The number of the last counted move. */
  readonly upTo: number;
  readonly differences: readonly FoundDifference[];
  /** Adds this count to the store's sums. */
  addTo(sums: StockSums): StockSums;
}

/**
 * Whether this belongs to a deleted product with the same id, which an import can create again. Move numbers start at
 * one for each.
 */
export const isFormer = (product: Product | null, { at }: { readonly at: number }): boolean =>
  product !== null && at < product.createdAt;

/** Adds a product's moves to its known stock; null when a later check must decide. */
export function countStock({ product, base: known, moves, ...counting }: Counting): CountedProduct | null {
  const former = known && isFormer(product, known) ? known : null;
  const counted = countPresent({
    ...counting,
    product,
    base: former ? null : known,
    moves: moves.filter((move) => !isFormer(product, move)),
  });
  if (!counted || !former) return counted;
  return { ...counted, isNews: true, addTo: (sums) => withoutGone(counted.addTo(sums), former) };
}

function countPresent({ id, product, base, moves, isWhole, at }: Counting): CountedProduct | null {
  const own = moves.flatMap(({ cause, products }) => {
    const move = products[id];
    return move && move.number > (base?.number ?? 0) ? [{ cause, move }] : [];
  });
  if (!product) return countGone(id, base, own);
  const added = sumStockMoves(
    base,
    own.map(({ move }) => move),
    product,
    { isWhole, at },
  );
  if (!added) return null;
  const { base: next, first, counted, unexplained } = added;
  return {
    id,
    base: next,
    isNews: base?.number !== next.number || Object.keys(unexplained).length > 0,
    upTo: next.number,
    differences: Object.entries(unexplained).map(([variantId, pieces]) =>
      stockDifference(product, variantId, pieces, next),
    ),
    addTo: (sums) =>
      own
        .filter(({ move }) => counted.includes(move))
        .reduce((after, { cause, move }) => ({ ...after, [cause]: after[cause] + sumOf(move.by) }), {
          ...sums,
          first: sums.first + sumOf(first),
          unexplained: sums.unexplained + sumOf(unexplained),
        }),
  };
}

type OwnMoves = readonly { cause: StockMove['cause']; move: StockMove['products'][string] }[];

/** A deleted product has no stock; its moves since the last count cancel out. */
function countGone(id: string, base: StockBase | null, own: OwnMoves): CountedProduct {
  const upTo = Math.max(base?.number ?? 0, ...own.map(({ move }) => move.number));
  return {
    id,
    base: null,
    isNews: true,
    upTo,
    differences: [],
    addTo: (sums) => withoutGone(sums, base),
  };
}

const withoutGone = (sums: StockSums, base: StockBase | null): StockSums => ({
  ...sums,
  gone: sums.gone - sumOf(base?.pieces ?? {}),
});

function stockDifference(
  { id: productId, title, variants }: Product,
  variantId: string,
  pieces: number,
  { pieces: now }: StockBase,
): FoundDifference {
  const found = now[variantId] ?? 0;
  const sku = variants.find((variant) => variant.id === variantId)?.sku;
  const named = (text: string) => [text, sku].filter(Boolean).join(' · ');
  return {
    ...ABOUT_NOTHING,
    id: `stock:${productId}:${variantId}`,
    kind: 'stock',
    productId,
    variantId,
    title: { en: named(title.en || title.ar), ar: named(title.ar || title.en) },
    expected: found - pieces,
    found,
  };
}
