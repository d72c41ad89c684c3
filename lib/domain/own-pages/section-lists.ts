import type { Brand, Product } from '@/lib/domain/catalogue/product';
import { slugIn } from '@/lib/domain/catalogue/slug';
import type { ProductSummary } from '@/lib/domain/catalogue/product-summary';
import { foreignTo, localized, type Locale } from '@/lib/domain/locale';
import type { ModeratedReview } from '@/lib/domain/reviews/moderated-review';
import type { Testimonial } from './resolved-section';

/** The catalogue data of a page's sections, besides categories; empty where no section needs it. */
export interface SectionLists {
  /** The products of each product section by the section's id; for a studio section, its board. */
  readonly products: ReadonlyMap<string, readonly ProductSummary[]>;
  readonly brands: readonly Brand[];
  /** Newest first. */
  readonly reviews: readonly Testimonial[];
}

export const NO_LISTS: SectionLists = { products: new Map(), brands: [], reviews: [] };

/** How many of the newest reviews are searched for ones with enough stars and words. */
export const REVIEWS_LOOKED_AT = 60;

/** Reviews with their boards; reviews of boards no longer sold are left out. */
export const testimonialsOf = (
  reviews: readonly ModeratedReview[],
  products: readonly Product[],
  locale: Locale,
): Testimonial[] =>
  reviews.flatMap(({ id, name, rating, title, comment, productId }) => {
    const product = products.find((one) => one.id === productId && one.status === 'active');
    if (!product) return [];
    const { title: called } = product;
    const about = {
      slug: slugIn(product, locale),
      title: localized(called, locale),
      ...foreignTo(locale, called),
    };
    return [{ id, name, rating, title, comment, product: about }];
  });
