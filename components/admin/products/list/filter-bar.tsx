import { useTranslation } from 'next-i18next/pages';
import { SelectFilter } from '@/components/admin/filter-fields';
import { FilterFrame } from '@/components/admin/filter-frame';
import { SearchFilter } from '@/components/admin/search-filter';
import { inTreeOrder } from '@/lib/domain/catalogue/groups/category-tree';
import {
  LOW_STOCK,
  MANAGED_SORTS,
  managedChoices,
  STOCK_LEVELS,
  type ManagedQuery,
  type ManagedSort,
} from '@/lib/domain/catalogue/lists/managed-list';
import { PRODUCT_STATUSES, type Brand, type Category } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface FilterBarProps {
  readonly query: ManagedQuery;
  readonly groups: Groups;
  onChange(change: Partial<ManagedQuery>, how?: 'push' | 'replace'): void;
}

/** The list's filters. */
export function FilterBar({ query, groups, onChange }: FilterBarProps) {
  const { t } = useTranslation('admin-catalogue');
  const { count, locale } = useFormats();
  const categories = inTreeOrder(groups.categories);
  const any = { value: '', label: t('filter.any') } as const;
  const options = (list: readonly Pick<Category, 'id' | 'name'>[]) => [
    any,
    ...list.map(({ id, name }) => ({ value: id, label: localized(name, locale) })),
  ];
  const subs = categories.filter(({ parentId }) => parentId !== null && parentId === query.category);
  const most = count(LOW_STOCK);
  const sorts: readonly ManagedSort[] = query.stock ? ['stock-asc', 'stock-desc'] : MANAGED_SORTS;
  return (
    <FilterFrame
      label={t('filter.label')}
      search={
        <SearchFilter
          label={t('filter.search')}
          placeholder={t('filter.search')}
          value={query.q}
          onChange={(q) => onChange({ q }, 'replace')}
        />
      }
      chosen={managedChoices(query)}
      columns={{ base: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))', xl: 'repeat(6, minmax(0, 1fr)) auto' }}
      onClear={() => onChange({ q: '', status: '', category: '', brand: '', stock: '' })}
    >
      <SelectFilter
        label={t('filter.status')}
        value={query.status}
        options={[any, ...PRODUCT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))]}
        onChange={(status) => onChange({ status })}
      />
      <SelectFilter
        label={t('filter.category')}
        value={query.category}
        options={options(categories.filter(({ parentId }) => parentId === null))}
        onChange={(category) => onChange({ category })}
      />
      <SelectFilter
        label={t('filter.sub')}
        value={query.sub}
        options={options(subs)}
        disabled={subs.length === 0}
        onChange={(sub) => onChange({ sub })}
      />
      <SelectFilter
        label={t('filter.brand')}
        value={query.brand}
        options={options(groups.brands)}
        onChange={(brand) => onChange({ brand })}
      />
      <SelectFilter
        label={t('filter.stock')}
        value={query.stock}
        options={[any, ...STOCK_LEVELS.map((value) => ({ value, label: t(`stock.${value}`, { most }) }))]}
        onChange={(stock) => onChange({ stock })}
      />
      <SelectFilter
        label={t('filter.sort')}
        value={query.sort}
        options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
    </FilterFrame>
  );
}

/** Categories and brands; empty until they load. */
export interface Groups {
  readonly categories: readonly Category[];
  readonly brands: readonly Brand[];
}
