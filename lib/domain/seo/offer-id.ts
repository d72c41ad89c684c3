import { offered, type Product, type Variant } from '@/lib/domain/catalogue/product';

/**
 * The id of an offer in structured data and product feeds: the product's id, plus the variant's if there are several.
 */
export const offerId = ({ id, variants }: Pick<Product, 'id' | 'variants'>, variant: Variant): string =>
  offered(variants).length > 1 ? `${id}-${variant.id}` : id;
