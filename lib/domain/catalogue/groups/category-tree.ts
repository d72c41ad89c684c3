import { fail, ok, type Result } from '@/lib/domain/result';
import type { Category, Product } from '@/lib/domain/catalogue/product';

/** The most categories, and the most brands: as many as the shop reads at once and an owner can manage. */
export const MAX_CATALOGUE_GROUPS = 200;

/** The place of a category in the tree; sub-categories have no sub-categories. */
export type CategoryPlace = Pick<Category, 'id' | 'parentId'>;
export type OrderedPlace = CategoryPlace & Pick<Category, 'order'>;

/** A product's category and sub-category. */
export type ProductPlace = Pick<Product, 'categoryId' | 'subCategoryId'>;

/** Top categories in order, each followed by its sub-categories; an orphaned sub-category counts as top. */
export function inTreeOrder<C extends OrderedPlace>(categories: readonly C[]): C[] {
  const ids = new Set(categories.map(({ id }) => id));
  const sorted = [...categories].sort(
    (one, other) => one.order - other.order || (one.id < other.id ? -1 : 1),
  );
  const isTop = ({ parentId }: C) => parentId === null || !ids.has(parentId);
  return sorted
    .filter(isTop)
    .flatMap((top) => [top, ...sorted.filter((sub) => sub.parentId === top.id && !isTop(sub))]);
}

/**
 * The places to change so that `categories` match `wanted`. Fails with `edited-meanwhile` when the two hold different
 * categories, with `invalid-input` for a second level of sub-categories.
 */
export function arrangeCategories(
  categories: readonly OrderedPlace[],
  wanted: readonly CategoryPlace[],
): Result<OrderedPlace[]> {
  const before = new Map(categories.map((category) => [category.id, category]));
  const ids = new Set(wanted.map(({ id }) => id));
  if (ids.size !== wanted.length || ids.size !== before.size || ![...ids].every((id) => before.has(id)))
    return fail({ code: 'edited-meanwhile' });
  const tops = new Set(wanted.filter(({ parentId }) => parentId === null).map(({ id }) => id));
  if (!wanted.every(({ parentId }) => parentId === null || tops.has(parentId)))
    return fail({ code: 'invalid-input', fields: { parentId: 'field.invalid' } });

  const siblings = new Map<string | null, number>();
  const places = wanted.map(({ id, parentId }) => {
    const order = siblings.get(parentId) ?? 0;
    siblings.set(parentId, order + 1);
    return { id, parentId, order };
  });
  return ok(
    places.filter(({ id, parentId, order }) => {
      const old = before.get(id);
      return old?.parentId !== parentId || old.order !== order;
    }),
  );
}

/** The category fields of a product in this category. */
export const placeIn = ({ id, parentId }: CategoryPlace): ProductPlace =>
  parentId === null ? { categoryId: id, subCategoryId: '' } : { categoryId: parentId, subCategoryId: id };
