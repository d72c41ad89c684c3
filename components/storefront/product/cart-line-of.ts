import type { CartLine } from '@/lib/domain/cart/cart';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import type { LocalizedText } from '@/lib/domain/locale';

/** A cart line with the snapshot that the cart shows before the catalogue answers. */
export function cartLineOf(product: Product, variant: Variant, quantity: number): CartLine {
  const image = product.images[variant.image ?? 0] ?? product.images[0];
  return {
    productId: product.id,
    variantId: variant.id,
    quantity,
    slug: product.slug,
    title: product.title,
    imagePath: image?.path ?? null,
    color: chosenName(product, variant, 'color'),
    size: chosenName(product, variant, 'size'),
    unitPrice: variant.price,
  };
}

function chosenName(product: Product, variant: Variant, optionId: string): LocalizedText | null {
  const option = product.options.find(({ id }) => id === optionId);
  return option?.values.find(({ id }) => id === variant.optionValues[optionId])?.name ?? null;
}
