import { offered, type Product, type Variant } from '@/lib/domain/catalogue/product';

type Choosable = Pick<Product, 'variants' | 'options'>;

/** The variant of a link, else the first in stock, else the first; undefined without variants. */
export function initialVariant(product: Product, linked: unknown): Variant | undefined {
  const variants = offered(product.variants);
  return (
    variants.find(({ id }) => id === linked) ?? variants.find((variant) => variant.stock > 0) ?? variants[0]
  );
}

/**
 * The variant with `valueId` for `optionId` that is closest to `current`: all other options unchanged if possible, else
 * the most in common, in stock before sold out.
 */
export function withOption(
  { variants }: Choosable,
  current: Variant,
  optionId: string,
  valueId: string,
): Variant | undefined {
  const inCommon = (variant: Variant) =>
    Object.entries(variant.optionValues).filter(([option, value]) => current.optionValues[option] === value)
      .length;
  const rank = (variant: Variant) => inCommon(variant) * 2 + (variant.stock > 0 ? 1 : 0);
  return offered(variants)
    .filter((variant) => variant.optionValues[optionId] === valueId)
    .reduce<Variant | undefined>(
      (best, variant) => (best && rank(best) >= rank(variant) ? best : variant),
      undefined,
    );
}

/** Whether this value, combined with `current`, is sold out, disabled or missing. */
export function isSoldOutWith(
  { variants }: Choosable,
  current: Variant,
  optionId: string,
  valueId: string,
): boolean {
  const wanted = { ...current.optionValues, [optionId]: valueId };
  const exact = offered(variants).find((variant) =>
    Object.entries(wanted).every(([option, value]) => variant.optionValues[option] === value),
  );
  return !exact || exact.stock === 0;
}
