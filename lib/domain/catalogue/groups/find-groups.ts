import type { ListQuery } from '@/lib/domain/catalogue/lists/list-query';
import type { ListedCategory } from '@/lib/domain/catalogue/product';

interface FoundGroups {
  /** Which of them is named and does not exist. */
  readonly unknown: 'category' | 'subCategory' | null;
  readonly category: ListedCategory | undefined;
  readonly sub: ListedCategory | undefined;
}

/** The category and sub-category that a list names by slug; sub-categories of two categories may share one. */
export function findGroups(
  categories: readonly ListedCategory[],
  wanted: Pick<ListQuery, 'category' | 'sub'>,
): FoundGroups {
  const category = categories.find(({ slug, parentId }) => slug === wanted.category && parentId === null);
  const sub = categories.find(({ slug, parentId }) => slug === wanted.sub && parentId === category?.id);
  const unknown = wanted.category && !category ? 'category' : wanted.sub && !sub ? 'subCategory' : null;
  return { unknown, category, sub };
}

/**
 * Where a category or sub-category went that nothing is called any more, by the ids that each slug had `before`: renamed,
 * or its parent was, or put under another parent. Null when nothing is, or when it could be several.
 */
export function findMovedGroup(
  categories: readonly ListedCategory[],
  wanted: Pick<ListQuery, 'category' | 'sub'>,
  before: { readonly category: readonly string[]; readonly sub: readonly string[] },
): ListedCategory | null {
  const isTop = wanted.sub === '';
  const [slug, former] = isTop ? [wanted.category, before.category] : [wanted.sub, before.sub];
  const named = categories.filter((one) => one.slug === slug || former.includes(one.id));
  const parents = categories.filter(
    ({ id, slug: own }) => own === wanted.category || before.category.includes(id),
  );
  const inPlace = named.filter(({ parentId }) =>
    isTop ? parentId === null : parents.some(({ id }) => id === parentId),
  );
  const [found, ...others] = inPlace.length > 0 ? inPlace : named;
  return found && others.length === 0 ? found : null;
}
