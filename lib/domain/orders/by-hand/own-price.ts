import type { Minor } from '@/lib/domain/money/money';
import { fieldsOf, filledText, text } from '@/lib/domain/parse/fields';

interface PricedVariant {
  readonly productId: string;
  readonly variantId: string;
}

/** The price per piece that staff set for this order, minor units of the base currency. */
export interface OwnPrice extends PricedVariant {
  readonly price: Minor;
}

/** The reason; the line holds the price. */
export interface PriceReason extends PricedVariant {
  readonly reason: string;
}

const isOf = (one: PricedVariant, { productId, variantId }: PricedVariant): boolean =>
  one.productId === productId && one.variantId === variantId;

/** Undefined for the shop's price; designed boards always have it. */
export const ownPriceOf = (
  prices: readonly OwnPrice[],
  line: PricedVariant & { readonly designId?: string | undefined },
): Minor | undefined => (line.designId ? undefined : prices.find((one) => isOf(one, line))?.price);

/** Why a line has its own price; empty when it has none. */
export const reasonOf = (prices: readonly PriceReason[], line: PricedVariant): string =>
  prices.find((one) => isOf(one, line))?.reason ?? '';

export function parsePriceReason(value: unknown): PriceReason | undefined {
  const fields = fieldsOf(value);
  const [productId, variantId] = [filledText(fields.productId), filledText(fields.variantId)];
  return productId && variantId ? { productId, variantId, reason: text(fields.reason) ?? '' } : undefined;
}
