import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import { plainFields, type Product } from '@/lib/domain/catalogue/product';
import { cutText } from '@/lib/domain/forms/cut-text';
import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';
import type { LocalizedText } from '@/lib/domain/locale';

const SKU_SUFFIX_LENGTH = 5;

/** A copy's slugs follow from its title, and none of its texts is confirmed. */
type CopyRequest = Required<Omit<SaveProductRequest, 'slug' | 'slugAr' | 'confirmedTexts'>>;

/**
 * The request that creates a draft copy of `product` with the id `id`. It has its own SKUs and slug and no stock,
 * because the same boards must not count twice. Pictures are shared; stored pictures are never deleted.
 */
export function duplicateOf(product: Product, storeId: string, id: string): CopyRequest {
  const { slug: _, slugAr: _ar, ...plain } = plainFields(product);
  const { images, options } = product;
  const skus = ownSkus(product, `-${id.slice(0, SKU_SUFFIX_LENGTH).toUpperCase()}`);
  return {
    storeId,
    productId: id,
    baseUpdatedAt: 0,
    ...plain,
    status: 'draft',
    title: copyOf(product.title),
    images,
    options,
    variants: product.variants.map(({ sku, stock: _, ...variant }) => ({
      ...variant,
      sku: skus.get(sku) ?? '',
      stock: 0,
      seenStock: 0,
    })),
  };
}

/** The copy's SKU for each original. Cutting can make two SKUs equal, so those are numbered. */
function ownSkus({ variants }: Product, ending: string): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (const sku of new Set(variants.map((variant) => variant.sku))) {
    const taken = new Set(own.values());
    let copy = ended(sku, ending, FIELD_LIMITS.nameMax);
    for (let number = 2; taken.has(copy); number += 1)
      copy = ended(sku, `${ending}-${number}`, FIELD_LIMITS.nameMax);
    own.set(sku, copy);
  }
  return own;
}

const copyOf = ({ en, ar }: LocalizedText): LocalizedText => ({
  en: ended(en, ' (copy)', FIELD_LIMITS.titleMax),
  ar: ended(ar, ' (نسخة)', FIELD_LIMITS.titleMax),
});

/** The suffix distinguishes the copy from its original, so a long text is cut to make room; an empty text stays empty. */
const ended = (text: string, ending: string, max: number): string =>
  text && cutText(text, max - ending.length) + ending;
