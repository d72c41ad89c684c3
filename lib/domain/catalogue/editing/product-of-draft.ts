import { editProduct } from '@/lib/domain/catalogue/editing/edit-product';
import { requestOf, type ProductDraft } from '@/lib/domain/catalogue/editing/product-draft';
import { textFieldsOf } from '@/lib/domain/catalogue/fields/edited-fields';
import type { Product } from '@/lib/domain/catalogue/product';
import { outdatedTexts } from '@/lib/domain/catalogue/product-texts';

type Saving = Parameters<typeof requestOf>[1];

/** The product that a draft would make, for preview and completeness; invalid input counts as empty. */
export function productOfDraft(draft: ProductDraft, saving: Saving): Product {
  const { base } = saving;
  const request = requestOf(draft, saving);
  const variants = request.variants?.map((variant) => ({
    ...variant,
    price: variant.price || 0,
    salePrice: variant.salePrice || null,
    stock: variant.stock || 0,
  }));
  const edited = editProduct(base, { ...request, variants });
  if (edited.ok) return { ...base, ...edited.value };
  const { images, options, categoryId } = draft;
  const texts = { ...textFieldsOf(draft), images, options };
  return { ...base, ...texts, categoryId, outdated: outdatedTexts(base, texts, draft.confirmedTexts) };
}
