import type { CartLine } from './cart';
import { choicesOf } from '@/lib/domain/catalogue/variants/choices';
import { categoryIdsOf } from '@/lib/domain/discounts/category-ids';
import type { Product, Variant } from '@/lib/domain/catalogue/product';

/** Makes a cart line with a snapshot to show before the catalogue answers. */
export function cartLineOf(product: Product, variant: Variant, quantity: number): CartLine {
  const image = product.images[variant.image ?? 0] ?? product.images[0];
  return {
    productId: product.id,
    variantId: variant.id,
    quantity,
    slug: product.slug,
    ...(product.slugAr && { slugAr: product.slugAr }),
    title: product.title,
    categoryIds: categoryIdsOf(product),
    brandId: product.brandId,
    imagePath: image?.path ?? null,
    ...choicesOf(product, variant),
    design: null,
    unitPrice: variant.price,
    taxClass: product.taxClass,
    ...(variant.weight && { weight: variant.weight }),
  };
}
