import type { CategoryPlace } from '@/lib/domain/catalogue/category-tree';

interface PlacedSlug extends CategoryPlace {
  readonly slug: string;
}

/** The pages of `shown` among all categories, paths without locale: a category's and its sub-categories'. */
export function categoryPages(all: readonly PlacedSlug[], shown: readonly string[]): string[] {
  const tops = new Map(all.filter(({ parentId }) => parentId === null).map(({ id, slug }) => [id, slug]));
  return all.flatMap(({ id, slug, parentId }) => {
    if (!shown.includes(id) && !(parentId !== null && shown.includes(parentId))) return [];
    if (parentId === null) return [`/categories/${encodeURIComponent(slug)}`];
    const top = tops.get(parentId);
    return top ? [`/categories/${encodeURIComponent(top)}/${encodeURIComponent(slug)}`] : [];
  });
}
