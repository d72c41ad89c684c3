import type { ListQuery } from './list-query';
import type { Category } from './product';

type FoundGroups =
  | { readonly unknown: 'category' | 'subCategory' }
  | { readonly unknown: null; readonly category: Category | undefined; readonly sub: Category | undefined };

/** The category and sub-category that a list names by slug, or which of them does not exist. */
export function findGroups(
  categories: readonly Category[],
  wanted: Pick<ListQuery, 'category' | 'sub'>,
): FoundGroups {
  const category = categories.find(({ slug, parentId }) => slug === wanted.category && parentId === null);
  if (wanted.category && !category) return { unknown: 'category' };
  const sub = categories.find(({ slug, parentId }) => slug === wanted.sub && parentId === category?.id);
  if (wanted.sub && !sub) return { unknown: 'subCategory' };
  return { unknown: null, category, sub };
}
