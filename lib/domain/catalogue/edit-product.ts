import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { sumStock } from './move-stock';
import { nearTokens } from './near-words';
import { searchTokens } from './search-tokens';
import type { Product } from './product';

/** The fields an edit writes; only what changes is present. */
export type ProductChanges = Partial<
  Pick<Product, 'title' | 'description' | 'status' | 'variants' | 'price' | 'stock'> & {
    searchTokens: string[];
    nearTokens: string[];
  }
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
    ...((edit.title || edit.description) && productTokens({ title, description })),
    ...(edit.status && { status: edit.status }),
    ...(edited.size > 0 && {
      variants,
      price: Math.min(...variants.map((variant) => variant.price)),
      stock: sumStock(variants),
    }),
  });
}

/** What a product is searched by, written by the seed and by every edit of its texts. */
export const productTokens = ({
  title,
  description,
}: Pick<Product, 'title' | 'description'>): Required<
  Pick<ProductChanges, 'searchTokens' | 'nearTokens'>
> => ({
  searchTokens: searchTokens(title.en, title.ar, description.en, description.ar),
  nearTokens: nearTokens(title.en, title.ar),
});
