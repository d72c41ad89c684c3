import type { Product } from '@/lib/domain/catalogue/product';

/** The category and sub-category of a product, for discounts. */
export const categoryIdsOf = ({
  categoryId,
  subCategoryId,
}: Pick<Product, 'categoryId' | 'subCategoryId'>): string[] => [categoryId, subCategoryId].filter(Boolean);
