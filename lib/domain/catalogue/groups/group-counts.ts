import type { Product } from '@/lib/domain/catalogue/product';

export type Grouped = Pick<Product, 'status' | 'categoryId' | 'subCategoryId' | 'brandId'>;

/** A product before and after a write; null where it does not exist. */
export interface GroupMove {
  readonly before: Grouped | null;
  readonly after: Grouped | null;
}

/** How many more (or, below zero, fewer) products each group holds; groups that stay as they are are left out. */
export interface GroupCounts {
  readonly categories: ReadonlyMap<string, number>;
  readonly brands: ReadonlyMap<string, number>;
}

/** What `moves` change on the `productCount` of categories, sub-categories and brands: what shoppers find, active ones. */
export function groupCounts(moves: readonly GroupMove[]): GroupCounts {
  const categories = new Map<string, number>();
  const brands = new Map<string, number>();
  for (const { before, after } of moves) {
    count(before, -1);
    count(after, 1);
  }
  return { categories: withoutZeros(categories), brands: withoutZeros(brands) };

  function count(product: Grouped | null, by: number): void {
    if (product?.status !== 'active') return;
    add(categories, product.categoryId, by);
    add(categories, product.subCategoryId, by);
    add(brands, product.brandId, by);
  }
}

function add(counts: Map<string, number>, id: string, by: number): void {
  if (id) counts.set(id, (counts.get(id) ?? 0) + by);
}

const withoutZeros = (counts: Map<string, number>): Map<string, number> =>
  new Map([...counts].filter(([, by]) => by !== 0));
