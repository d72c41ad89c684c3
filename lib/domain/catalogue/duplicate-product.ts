import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import { cutText } from '@/lib/domain/forms/cut-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import type { LocalizedText } from '@/lib/domain/locale';
import type { Product } from './product';

const SKU_SUFFIX_LENGTH = 5;

/**
 * The request that makes a draft like `product` under the id `id`: with SKUs and an address of its own and no stock,
 * because the same boards must not be counted twice. Pictures are shared; nothing deletes one that was ever saved.
 */
export function duplicateOf(product: Product, storeId: string, id: string): SaveProductRequest {
  const { description, categoryId, subCategoryId, brandId, compareAtPrice, images, options } = product;
  return {
    storeId,
    productId: id,
    baseUpdatedAt: 0,
    status: 'draft',
    title: copyOf(product.title),
    description,
    categoryId,
    subCategoryId,
    brandId,
    compareAtPrice,
    images,
    options,
    variants: product.variants.map(({ sku, stock: _, ...variant }) => ({
      ...variant,
      sku: ended(sku, `-${id.slice(0, SKU_SUFFIX_LENGTH).toUpperCase()}`, FIELD_LIMITS.nameMax),
      stock: 0,
      seenStock: 0,
    })),
  };
}

const copyOf = ({ en, ar }: LocalizedText): LocalizedText => ({
  en: ended(en, ' (copy)', FIELD_LIMITS.titleMax),
  ar: ended(ar, ' (نسخة)', FIELD_LIMITS.titleMax),
});

/** The ending tells the copy from its original, so that a long text makes room for it; nothing stays nothing. */
const ended = (text: string, ending: string, max: number): string =>
  text && cutText(text, max - ending.length) + ending;
