import type { ProductImage } from '@/lib/domain/catalogue/product';
import type { Locale } from '@/lib/domain/locale';

/**
 * A category page's texts for search engines and shared links, in its language; empty texts use the list's defaults.
 */
export interface ListSearch {
  readonly title: string;
  readonly description: string;
  readonly image: ProductImage | null;
  /** The page's path in each language. */
  readonly paths: Readonly<Record<Locale, string>>;
}
