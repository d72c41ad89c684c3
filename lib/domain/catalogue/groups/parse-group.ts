import { count, fieldsOf, filledLocalizedText, filledText, requiredIn } from '@/lib/domain/parse/fields';
import { parseImage } from '@/lib/domain/catalogue/parse-image';
import type { Brand, Category } from '@/lib/domain/catalogue/product';

/** A brand from its stored document; slug and name are required (MalformedDocumentError). */
export function parseBrand(id: string, data: unknown): Brand {
  return parseGroup('brands', id, data);
}

/** A category or, with a `parentId`, a sub-category; slug and name are required (MalformedDocumentError). */
export function parseCategory(id: string, data: unknown): Category {
  return { ...parseGroup('categories', id, data), parentId: filledText(fieldsOf(data).parentId) ?? null };
}

function parseGroup(collection: string, id: string, data: unknown): Brand {
  const fields = fieldsOf(data);
  const need = requiredIn(`${collection}/${id}`, fields);
  const slugAr = filledText(fields.slugAr);
  const [seoTitle, seoDescription] = [fields.seoTitle, fields.seoDescription].map(filledLocalizedText);
  return {
    id,
    slug: need('slug', filledText),
    ...(slugAr && { slugAr }),
    name: need('name', filledLocalizedText),
    image: parseImage(fields.image) ?? null,
    order: count(fields.order) ?? 0,
    productCount: count(fields.productCount) ?? 0,
    ...(seoTitle && { seoTitle }),
    ...(seoDescription && { seoDescription }),
  };
}
