import type { ProductId } from '@/lib/domain/ids';
import { foreignTo, localized, type Foreign, type Locale } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import { slugIn } from './slug';
import { pricedAt } from './sale/price-at';
import { offered, type Product, type ProductImage, type Variant } from './product';

/** A picture with its description in one language. */
export interface Picture extends Omit<ProductImage, 'alt'> {
  readonly alt: string;
}

/** A product card's data in one language: lists carry this instead of whole products. */
export interface ProductSummary extends Foreign {
  readonly id: ProductId;
  /** The slug in this language. */
  readonly slug: string;
  readonly title: string;
  readonly picture: Picture | null;
  /** Lowest price, minor units of the base currency. */
  readonly price: Minor;
  /** Whether some variants cost more. */
  readonly priceVaries: boolean;
  /** Null unless above the price. */
  readonly compareAtPrice: Minor | null;
  readonly soldOut: boolean;
  /** Whether shoppers design it before they buy it. */
  readonly studio: boolean;
  /** Average stars with one decimal, null without reviews. */
  readonly rating: number | null;
}

/** The crossed-out price: the regular price during a sale, else the owner's former price. */
export const beforePrice = (
  { compareAtPrice }: Pick<Product, 'compareAtPrice'>,
  variant: Variant | undefined,
): Minor | null => variant?.regularPrice ?? compareAtPrice;

/** The product's summary at `at` (milliseconds), because a sale may be on. */
export function summarize(stored: Product, locale: Locale, at: number): ProductSummary {
  const product = pricedAt(stored, at);
  const [image] = product.images;
  const { price } = product;
  const cheapest = offered(product.variants).find((variant) => variant.price === price);
  const compareAtPrice = beforePrice(product, cheapest);
  return {
    id: product.id,
    slug: slugIn(product, locale),
    title: localized(product.title, locale),
    ...foreignTo(locale, product.title),
    picture: image ? { ...image, alt: localized(image.alt, locale) } : null,
    price,
    priceVaries: offered(product.variants).some((variant) => variant.price > price),
    compareAtPrice: compareAtPrice !== null && compareAtPrice > price ? compareAtPrice : null,
    soldOut: product.stock === 0,
    studio: product.studio,
    rating: averageRating(product),
  };
}

/** Average stars with one decimal, null without reviews. */
export const averageRating = ({
  ratingSum,
  ratingCount,
}: Pick<Product, 'ratingSum' | 'ratingCount'>): number | null =>
  ratingCount > 0 ? Math.round((ratingSum / ratingCount) * 10) / 10 : null;
