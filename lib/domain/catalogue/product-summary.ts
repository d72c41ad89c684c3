import type { ProductId } from '@/lib/domain/ids';
import { foreignTo, localized, type Foreign, type Locale } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import { offered, type Product, type ProductImage } from './product';

/** A picture with its description in one language. */
export interface Picture extends Omit<ProductImage, 'alt'> {
  readonly alt: string;
}

/** What a card shows of a product, in one language: lists carry this and not whole products. */
export interface ProductSummary extends Foreign {
  readonly id: ProductId;
  readonly slug: string;
  readonly title: string;
  readonly picture: Picture | null;
  /** Lowest price, minor units of the base currency. */
  readonly price: Minor;
  /** Some variants cost more. */
  readonly priceVaries: boolean;
  /** Null unless it is above the price. */
  readonly compareAtPrice: Minor | null;
  readonly soldOut: boolean;
  /** Shoppers design it before they buy it. */
  readonly studio: boolean;
  /** Average stars with one decimal, null without reviews. */
  readonly rating: number | null;
}

export function summarize(product: Product, locale: Locale): ProductSummary {
  const [image] = product.images;
  const { compareAtPrice, price } = product;
  return {
    id: product.id,
    slug: product.slug,
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
