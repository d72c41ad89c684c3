import type { ListQuery } from '@/lib/domain/catalogue/lists/list-query';
import type { ListedCategory } from '@/lib/domain/catalogue/product';

interface FoundGroups {
  /** Which slug matches nothing. */
  readonly unknown: 'category' | 'subCategory' | null;
  readonly category: ListedCategory | undefined;
  readonly sub: ListedCategory | undefined;
}

const isCalled = ({ slug, otherSlug }: ListedCategory, wanted: string): boolean =>
  slug === wanted || otherSlug === wanted;

/**
 * Finds a list's category and sub-category by slug, in either language; sub-categories of two categories may share a
 * slug.
 */
export function findGroups(
  categories: readonly ListedCategory[],
  wanted: Pick<ListQuery, 'category' | 'sub'>,
): FoundGroups {
  const category = categories.find((one) => isCalled(one, wanted.category) && one.parentId === null);
  const sub = categories.find((one) => isCalled(one, wanted.sub) && one.parentId === category?.id);
  const unknown = wanted.category && !category ? 'category' : wanted.sub && !sub ? 'subCategory' : null;
  return { unknown, category, sub };
}

/**
 * Finds a category or sub-category that was renamed, moved, or whose parent was renamed, from the ids that had each
 * slug `before`. Null for no match or several.
 */
export function findMovedGroup(
  categories: readonly ListedCategory[],
  wanted: Pick<ListQuery, 'category' | 'sub'>,
  before: { readonly category: readonly string[]; readonly sub: readonly string[] },
): ListedCategory | null {
  const isTop = wanted.sub === '';
  const [slug, former] = isTop ? [wanted.category, before.category] : [wanted.sub, before.sub];
  const named = categories.filter((one) => isCalled(one, slug) || former.includes(one.id));
  const parents = categories.filter(
    (one) => isCalled(one, wanted.category) || before.category.includes(one.id),
  );
  const inPlace = named.filter(({ parentId }) =>
    isTop ? parentId === null : parents.some(({ id }) => id === parentId),
  );
  const [found, ...others] = inPlace.length > 0 ? inPlace : named;
  return found && others.length === 0 ? found : null;
}
