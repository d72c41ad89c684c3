import type { Product } from '@/lib/domain/catalogue/product';

/** The stock of a product's variants in the REST API, one entry each. */
export const stockOf = ({ id: productId, variants }: Pick<Product, 'id' | 'variants'>) =>
  variants.map(({ id: variantId, sku, stock }) => ({ productId, variantId, sku, stock }));
