import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, type ReactNode } from 'react';
import { useListRequest } from '@/components/storefront/catalogue/use-list-request';
import { FACET_OPTIONS, type FacetOption } from '@/lib/domain/catalogue/lists/facets';
import type { FacetCount, ListFacets } from '@/lib/domain/catalogue/lists/list-facets';
import { isFiltered, PRICE_RANGE, type ListQuery } from '@/lib/domain/catalogue/lists/list-query';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { typedWholeNumber } from '@/lib/domain/forms/typed-number';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { Count } from './facet-choices';
import styles from './filter-fields.module.css';
import { GroupSelects } from './group-selects';
import { OptionMenu, OptionSection } from './option-filter';
import { usePriceScale } from './use-price-scale';

export interface FilterFieldsProps {
  readonly categories: readonly ListedCategory[];
  readonly facets: ListFacets;
  readonly query: ListQuery;
  /** What the page lists without any filter. */
  readonly base: ListQuery;
  readonly onChange: (change: Partial<ListQuery>) => void;
}

/** All filters of a list: in one row as a `bar`, stacked in the `sheet`. */
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

interface FilterToggleProps {
  readonly checked: boolean;
  /** The number of results with this filter, if known. */
  readonly count: FacetCount | undefined;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A filter that is either on or off. */
const FilterToggle = ({ checked, count, onChange, children }: FilterToggleProps) => (
  <label className={styles.pill} data-toggle="">
    <input
      type="checkbox"
      checked={checked}
      disabled={!checked && count?.count === 0}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
    {count && <Count {...count} />}
  </label>
);

interface PriceFieldsProps {
  readonly query: ListQuery;
  readonly onChange: (change: Partial<ListQuery>) => void;
}

/** Both ends of the price range in the shopper's currency; a typed price applies on Enter or on blur. */
function PriceFields({ query, onChange }: PriceFieldsProps) {
  const { t } = useTranslation('catalogue');
  const { plain } = useFormats();
  const { toShopper, fromShopper } = usePriceScale();

  /** The typed end, limited to the range; the present one if it is not a number. */
  const wanted = (end: 'min' | 'max', typed: string): number => {
    const units = typed.trim() === '' ? toShopper(PRICE_RANGE[end]) : typedWholeNumber(typed);
    if (!Number.isFinite(units) || units === toShopper(query[end])) return query[end];
    const limits = end === 'min' ? [PRICE_RANGE.min, query.max] : [query.min, PRICE_RANGE.max];
    const [lowest, highest] = limits as [number, number];
    return Math.min(Math.max(fromShopper(units), lowest), highest);
  };
  const settle = (end: 'min' | 'max', input: HTMLInputElement) => {
    const next = wanted(end, input.value);
    if (next === query[end]) input.value = plain(toShopper(next));
    else onChange({ [end]: next });
  };

  const field = (end: 'min' | 'max') => ({
    value: plain(toShopper(query[end])),
    onSettle: (input: HTMLInputElement) => settle(end, input),
  });
  return (
    <>
      <PriceField label={t('filters.minimum')} {...field('min')} />
      <PriceField label={t('filters.maximum')} {...field('max')} />
    </>
  );
}

interface PriceFieldProps {
  readonly label: string;
  /** What applies; it replaces the typed price when it changes. */
  readonly value: string;
  readonly onSettle: (input: HTMLInputElement) => void;
}

function PriceField({ label, value, onSettle }: PriceFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  return (
    <label className={styles.pill}>
      <span className={styles.label}>{label}</span>
      <input
        ref={input}
        inputMode="numeric"
        dir="ltr"
        defaultValue={value}
        className={styles.price}
        onBlur={({ target }) => onSettle(target)}
        onKeyDown={(event) => event.key === 'Enter' && onSettle(event.currentTarget)}
      />
    </label>
  );
}
