import type { Product } from '@/lib/domain/catalogue/product';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/**
 * The product for search engines and shopping portals, in feed and page alike, because portals refuse products
 * whose availability differs between them. Nobody can order during a break, so nothing is in stock.
 */
export const asSold = (product: Product, { state }: StoreSetting['trading']): Product =>
  state === 'open'
    ? product
    : {
        ...product,
        stock: 0,
        variants: product.variants.map((variant) => ({ ...variant, stock: 0 })),
      };
