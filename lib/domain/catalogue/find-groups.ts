import type { ListQuery } from './list-query';
import type { Category } from './product';

interface FoundGroups {
  /** Which of them is named and does not exist. */
  readonly unknown: 'category' | 'subCategory' | null;
  readonly category: Category | undefined;
  readonly sub: Category | undefined;
}

/** The category and sub-category that a list names by slug; sub-categories of two categories may share one. */
export function findGroups(
  categories: readonly Category[],
  wanted: Pick<ListQuery, 'category' | 'sub'>,
): FoundGroups {
  const category = categories.find(({ slug, parentId }) => slug === wanted.category && parentId === null);
  const sub = categories.find(({ slug, parentId }) => slug === wanted.sub && parentId === category?.id);
  const unknown = wanted.category && !category ? 'category' : wanted.sub && !sub ? 'subCategory' : null;
  return { unknown, category, sub };
}
