import type { Product } from '@/lib/domain/catalogue/product';

export type Grouped = Pick<Product, 'status' | 'categoryId' | 'subCategoryId' | 'brandId'>;

/** A product before and after a write; null where it does not exist. */
export interface GroupMove {
  readonly before: Grouped | null;
  readonly after: Grouped | null;
}

/** The change in each group's number of products, positive or negative; unchanged groups are left out. */
export interface GroupCounts {
  readonly categories: ReadonlyMap<string, number>;
  readonly brands: ReadonlyMap<string, number>;
}

/**
 * The effect of `moves` on the `productCount` of categories, sub-categories and brands, which counts active products.
 */
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
