import { findOffered, type Product } from '@/lib/domain/catalogue/product';
import { dimensionsOf } from '@/lib/domain/catalogue/variants/measured-sizes';
import type { DesignInput } from './design-input';

/** Whether a board has this variant's size; the variant must be on sale and have a size. */
export function fitsVariant(product: Product, variantId: string, input: DesignInput): boolean {
  const variant = findOffered(product, variantId);
  const size = variant && dimensionsOf(product, variant);
  return size?.widthMm === input.widthMm && size.heightMm === input.heightMm;
}
