import type { Sort } from '@/lib/domain/catalogue/product';

export type SortField = 'createdAt' | 'soldCount' | 'trendScore' | 'price';

/** The product field behind each sort of the lists. */
export const SORT_FIELDS: Record<Sort, { readonly field: SortField; readonly direction: 'asc' | 'desc' }> = {
  newest: { field: 'createdAt', direction: 'desc' },
  'best-seller': { field: 'soldCount', direction: 'desc' },
  trending: { field: 'trendScore', direction: 'desc' },
  'price-asc': { field: 'price', direction: 'asc' },
  'price-desc': { field: 'price', direction: 'desc' },
};
