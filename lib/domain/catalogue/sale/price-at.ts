import { offered, type Product, type Variant } from '@/lib/domain/catalogue/product';
import { isOrdered, isWithin, lastTurn, nextTurn, type Period } from '@/lib/domain/time/period';
import type { Minor } from '@/lib/domain/money/money';
import { priceAndStock } from '@/lib/domain/stock/move-stock';

/** The period of the sale prices, milliseconds: from the first instant, before the second; null leaves a side open. */
export type SaleDates = Pick<Product, 'saleFrom' | 'saleTo'>;

const periodOf = ({ saleFrom, saleTo }: SaleDates): Period => ({ from: saleFrom, to: saleTo });

export const isOnSale = (dates: SaleDates, at: number): boolean => isWithin(periodOf(dates), at);

/** The price of one piece at an instant, minor units of the base currency; a sale price never raises it. */
export const priceAt = (
  dates: SaleDates,
  { price, salePrice = price }: Pick<Variant, 'price' | 'salePrice'>,
  at: number,
): Minor => (isOnSale(dates, at) ? Math.min(price, salePrice) : price);

/**
 * The product as shoppers see it at an instant: each variant at its valid price, with the higher regular price if any.
 * For display only: stored products keep both prices.
 */
export function pricedAt(product: Product, at: number): Product {
  if (!hasSalePrice(product)) return product;
  const variants = product.variants.map((variant): Variant => {
    const { salePrice: _, ...regular } = variant;
    const price = priceAt(product, variant, at);
    return { ...regular, price, ...(price < variant.price && { regularPrice: variant.price }) };
  });
  return { ...product, variants, price: priceAndStock(variants).price ?? product.price };
}

/** The price that lists sort and filter by, and when it next changes; null when no sale starts or ends any more. */
export interface ListedPrice {
  readonly price: Minor;
  readonly saleTurnsAt: number | null;
}

/** Every write of variants or sale dates includes it. `price` (minor units) stays unchanged only without variants. */
export const listedPrice = (
  product: SaleDates & Pick<Product, 'variants' | 'price'>,
  at: number,
): ListedPrice => ({
  price:
    priceAndStock(product.variants.map((one) => ({ ...one, price: priceAt(product, one, at) }))).price ??
    product.price,
  saleTurnsAt: hasSalePrice(product) ? nextTurn(periodOf(product), at) : null,
});

/** The last start or end of the sale up to `at`, 0 before the first: prices are unchanged since. */
export const turnBefore = (dates: SaleDates, at: number): number => lastTurn(periodOf(dates), at);

export const SALE_STATES = ['scheduled', 'on', 'ended'] as const;
export type SaleState = (typeof SALE_STATES)[number];

/** The state of a product's sale; null without one. */
export function saleState(product: SaleDates & Pick<Product, 'variants'>, at: number): SaleState | null {
  if (!offered(product.variants).some(isReduced)) return null;
  if (isOnSale(product, at)) return 'on';
  return product.saleTo !== null && product.saleTo <= at ? 'ended' : 'scheduled';
}

const isReduced = ({ price, salePrice = price }: Variant): boolean => salePrice < price;

/** Whether a variant's sale price is not below its price, which no editor saves. */
export const isSaleHigh = ({ price, salePrice }: Pick<Variant, 'price' | 'salePrice'>): boolean =>
  salePrice !== undefined && salePrice >= price;

export const hasSalePrice = ({ variants }: Pick<Product, 'variants'>): boolean =>
  variants.some(({ salePrice }) => salePrice !== undefined);

/** Whether the sale ends after it begins. */
export const isSaleOrdered = (dates: SaleDates): boolean => isOrdered(periodOf(dates));
