import { useTranslation } from 'next-i18next/pages';
import { FACET_OPTIONS, type FacetOption } from '@/lib/domain/catalogue/facets';
import type { FacetCount, ListFacets } from '@/lib/domain/catalogue/list-facets';
import { isFiltered, type ListQuery } from '@/lib/domain/catalogue/list-query';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { FilterToggle } from './filter-toggle';
import { GroupSelects } from './group-selects';
import { OptionMenu, OptionSection } from './option-filter';
import { PriceFields } from './price-fields';
import { useListRequest } from './use-list-request';

export interface FilterFieldsProps {
  readonly categories: readonly ListedCategory[];
  readonly facets: ListFacets;
  readonly query: ListQuery;
  /** What the page lists as long as nothing is chosen. */
  readonly base: ListQuery;
  readonly onChange: (change: Partial<ListQuery>) => void;
}

/** Everything that a list can be narrowed by: in one row as a `bar`, below each other in the `sheet`. */
export function FilterFields({
  layout,
  categories,
  facets,
  query,
  base,
  onChange,
}: FilterFieldsProps & { layout: 'bar' | 'sheet' }) {
  const { t } = useTranslation('catalogue');
  const requestOf = useListRequest(categories, facets.brand);
  const Option = layout === 'bar' ? OptionMenu : OptionSection;

  const others = (option: FacetOption) => {
    const rest = { ...query, [option]: base[option], page: 1, after: '' };
    const asked = requestOf(rest);
    return isFiltered(rest, base) && !asked.unknown ? asked.request : null;
  };
  const alone = (name: 'rated' | 'stock'): FacetCount | undefined =>
    isFiltered({ ...query, [name]: base[name] }, base) ? undefined : facets[name];
  return (
    <>
      <GroupSelects {...{ categories, query, base, onChange }} brands={facets.brand} />
      <PriceFields query={query} onChange={onChange} />
      {FACET_OPTIONS.filter((option) => facets[option].length > 0).map((option) => (
        <Option
          key={option}
          option={option}
          values={facets[option]}
          query={query}
          others={others(option)}
          onChange={onChange}
        />
      ))}
      <FilterToggle checked={query.rated} count={alone('rated')} onChange={(rated) => onChange({ rated })}>
        {t('filters.rated')}
      </FilterToggle>
      <FilterToggle checked={query.stock} count={alone('stock')} onChange={(stock) => onChange({ stock })}>
        {t('filters.stock')}
      </FilterToggle>
    </>
  );
}
