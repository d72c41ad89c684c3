import { EVERYTHING, type ManagedFilter, type ManagedQuery } from '@/lib/domain/catalogue/lists/managed-list';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';

export type GroupField = 'categoryId' | 'subCategoryId' | 'brandId';

const FILTER_OF = { categoryId: 'category', subCategoryId: 'sub', brandId: 'brand' } as const;

/** How many products match the query, without its search. */
export const countManaged = (store: StoreId, query: ManagedQuery): Promise<Result<number>> =>
  counted(store, query);

/** How many products of any status are in this group. */
export const countInGroup = (store: StoreId, field: GroupField, id: string): Promise<Result<number>> =>
  counted(store, { ...EVERYTHING, [FILTER_OF[field]]: id });

async function counted(
  store: StoreId,
  { status, category, sub, brand, stock }: ManagedFilter,
): Promise<Result<number>> {
  const filter = { status, category, sub, brand, stock };
  const answer = await call('countProducts', { storeId: store, filter });
  return answer.ok ? { ok: true, value: answer.value.count } : answer;
}
