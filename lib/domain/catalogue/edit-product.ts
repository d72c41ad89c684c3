import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { textFields, variantFields, type DerivedFields } from './derived-fields';
import type { Product } from './product';

/** The fields an edit writes; only what changes is present. */
export type ProductChanges = Partial<
  Pick<Product, 'title' | 'description' | 'status' | 'variants'> & DerivedFields
>;

type Edit = Omit<SaveProductRequest, 'storeId' | 'productId'>;

/**
 * What an owner's edit changes on the product as it is now. Fails with `edited-meanwhile` when somebody saved since
 * the editor loaded it, and with `invalid-input` for a variant the product does not have.
 */
export function editProduct(product: Product, edit: Edit): Result<ProductChanges> {
  if (product.updatedAt > edit.baseUpdatedAt) return fail({ code: 'edited-meanwhile' });
  const edited = new Map(edit.variants?.map((variant) => [variant.id, variant]));
  const isKnown = (id: string) => product.variants.some((variant) => variant.id === id);
  if (![...edited.keys()].every(isKnown))
    return fail({ code: 'invalid-input', fields: { variants: 'field.invalid' } });

  const variants = product.variants.map((variant) => {
    const wanted = edited.get(variant.id);
    if (!wanted) return variant;
    const stock = Math.max(variant.stock + wanted.stock - wanted.seenStock, 0);
    return { ...variant, price: wanted.price, stock };
  });
  const { title = product.title, description = product.description } = edit;
  return ok({
    ...(edit.title && { title }),
    ...(edit.description && { description }),
    ...((edit.title || edit.description) && textFields({ title, description })),
    ...(edit.status && { status: edit.status }),
    ...(edited.size > 0 && {
      variants,
      ...variantFields({ ...product, variants }),
    }),
  });
}
