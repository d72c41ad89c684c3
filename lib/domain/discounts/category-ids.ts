import type { Product } from '@/lib/domain/catalogue/product';

/** The categories of a product that discounts may name. */
export const categoryIdsOf = ({
  categoryId,
  subCategoryId,
}: Pick<Product, 'categoryId' | 'subCategoryId'>): string[] => [categoryId, subCategoryId].filter(Boolean);
