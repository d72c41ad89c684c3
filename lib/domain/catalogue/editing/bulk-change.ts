import { latinDigits } from '@/lib/domain/forms/clean-text';
import { CURRENCY_DECIMALS, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { MAX_STOCK, type Product, type Variant } from '@/lib/domain/catalogue/product';

/** Products per call; clients split larger changes. */
export const MAX_CHANGED_AT_ONCE = 50;

/**
 * How a new price is rounded: not at all, to a whole unit of the currency, or to .99 (the last minor units below one).
 */
export const ROUNDINGS = ['none', 'whole', 'ninety-nine'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

export type PriceChange =
  | { readonly mode: 'set'; readonly amount: Minor }
  /** Added to each price; below zero it is taken off. */
  | { readonly mode: 'amount'; readonly amount: Minor; readonly rounding: Rounding }
  /** Per cent added to each price; below zero taken off. */
  | { readonly mode: 'percent'; readonly percent: number; readonly rounding: Rounding };

/** The price after a change, never below zero; halves are rounded up. */
export function changedPrice(price: Minor, change: PriceChange, currency: CurrencyCode): Minor {
  if (change.mode === 'set') return change.amount;
  const raised = change.mode === 'amount' ? price + change.amount : (price * (100 + change.percent)) / 100;
  // toPrecision(15) removes the binary tail of products such as 1999 * 1.1 before the one rounding.
  return Math.max(rounded(Number(raised.toPrecision(15)), change.rounding, currency), 0);
}

function rounded(price: number, rounding: Rounding, currency: CurrencyCode): Minor {
  const unit = 10 ** CURRENCY_DECIMALS[currency];
  if (rounding === 'none') return Math.round(price);
  const whole = Math.max(Math.round(price / unit), rounding === 'ninety-nine' ? 1 : 0) * unit;
  return rounding === 'whole' ? whole : whole - Math.max(unit / 100, unit === 1 ? 1 : 0);
}

/** The variants whose price a change affects, with their new price. */
export function pricesAfter(
  { variants }: Pick<Product, 'variants'>,
  change: PriceChange,
  currency: CurrencyCode,
): { readonly variant: Variant; readonly price: Minor }[] {
  return variants
    .map((variant) => ({ variant, price: changedPrice(variant.price, change, currency) }))
    .filter(({ variant, price }) => price !== variant.price);
}

/** The lowest and highest price of the variants on sale, or of all if none is on sale. */
export function priceRange({ variants, price }: Pick<Product, 'variants' | 'price'>): {
  readonly from: Minor;
  readonly to: Minor;
} {
  const sold = variants.filter(({ enabled }) => enabled);
  const prices = (sold.length > 0 ? sold : variants).map((variant) => variant.price);
  return prices.length > 0
    ? { from: Math.min(...prices), to: Math.max(...prices) }
    : { from: price, to: price };
}

/** Parses a typed count in Latin or Arabic digits; null when invalid. */
export function parseStock(text: string): number | null {
  const latin = latinDigits(text.trim());
  return /^\d{1,7}$/.test(latin) && Number(latin) <= MAX_STOCK ? Number(latin) : null;
}
