import type { Minor } from '@/lib/domain/money/money';
import { stockMovesAfter, type Pieces } from './stock-move';
import { facetsOf } from '@/lib/domain/catalogue/lists/facets';
import { trendScoreAfter } from '@/lib/domain/catalogue/lists/trend-score';
import { offered, type Product, type Variant } from '@/lib/domain/catalogue/product';

/** The product fields that change with sales and returns. */
export interface StockFields extends Pick<
  Product,
  'variants' | 'stock' | 'stockMoves' | 'soldCount' | 'trendScore' | 'ordered'
> {
  readonly facets: readonly string[];
}

interface SoldLine {
  readonly variantId: string;
  readonly quantity: number;
}

export const sumStock = (variants: readonly Variant[]): number =>
  offered(variants).reduce((sum, variant) => sum + variant.stock, 0);

/**
 * A product's lowest price (minor units, null without variants) and stock; a disabled variant sets the price only if
 * all are disabled.
 */
export function priceAndStock(variants: readonly Variant[]): { price: Minor | null; stock: number } {
  const sold = offered(variants);
  const prices = (sold.length ? sold : variants).map(({ price }) => price);
  return { price: prices.length ? Math.min(...prices) : null, stock: sumStock(variants) };
}

/**
 * The stock after a sale of `lines` (of this product) by an order made at `orderedAt` (milliseconds); the caller has
 * checked that it suffices.
 */
export const takeStock = (product: Product, lines: readonly SoldLine[], orderedAt: number): StockFields =>
  moveStock(product, lines, orderedAt, -1);

/** The stock after a return of `lines` of an order made at `orderedAt`; deleted variants get nothing back. */
export const returnStock = (product: Product, lines: readonly SoldLine[], orderedAt: number): StockFields =>
  moveStock(product, lines, orderedAt, 1);

function moveStock(
  product: Product,
  lines: readonly SoldLine[],
  orderedAt: number,
  direction: 1 | -1,
): StockFields {
  const moved = (variant: Variant) =>
    lines.filter((line) => line.variantId === variant.id).reduce((sum, line) => sum + line.quantity, 0);
  const variants = product.variants.map((variant) => ({
    ...variant,
    stock: variant.stock + direction * moved(variant),
  }));
  const pieces = -direction * lines.reduce((sum, line) => sum + line.quantity, 0);
  const soldCount = Math.max(product.soldCount + pieces, 0);
  return {
    variants,
    stock: sumStock(variants),
    facets: facetsOf(variants),
    stockMoves: stockMovesAfter(product, variants),
    soldCount,
    trendScore: soldCount && trendScoreAfter(product.trendScore, pieces, orderedAt),
    ordered: true,
  };
}

/** A product's stock with these pieces by variant; a missing variant has none. */
export const stockWith = ({ variants }: Pick<Product, 'variants'>, pieces: Pieces): number =>
  sumStock(variants.map((variant) => ({ ...variant, stock: pieces[variant.id] ?? 0 })));
