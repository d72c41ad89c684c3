import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/media/icon';
import { FACET_OPTIONS } from '@/lib/domain/catalogue/lists/facets';
import { findGroups } from '@/lib/domain/catalogue/groups/find-groups';
import type { ListFacets } from '@/lib/domain/catalogue/lists/list-facets';
import { PRICE_RANGE, toggled, type ListQuery } from '@/lib/domain/catalogue/lists/list-query';
import type { ListedCategory } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useFocusNextOnRemove } from '@/lib/hooks/use-focus-next-on-remove';
import styles from './active-filters.module.css';
import { usePriceScale } from './use-price-scale';

interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[];
  readonly onChange: (change: Partial<ListQuery>) => void;
  readonly onClear: (() => void) | undefined;
}

/** The active filters; each can be removed on its own. */
export function ActiveFilters({ filters, onChange, onClear }: ActiveFiltersProps) {
  const { t } = useTranslation('catalogue');
  const clear = () => {
    onClear?.();
    // The button is about to be disabled or hidden.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.row}>
      {filters.length > 0 && (
        <ul aria-label={t('filters.active')} className={styles.chips}>
          {filters.map(({ key, label, without }) => (
            <Chip key={key} label={label} onRemove={() => onChange(without)} />
          ))}
        </ul>
      )}
      <button type="button" className={styles.clear} disabled={!onClear} onClick={clear}>
        {t('filters.clear')}
      </button>
    </div>
  );
}

function Chip({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  const { t } = useTranslation('catalogue');
  return (
    <li ref={useFocusNextOnRemove<HTMLLIElement>()}>
      <button
        type="button"
        aria-label={t('filters.remove', { filter: label })}
        className={styles.chip}
        onClick={onRemove}
      >
        <bdi>{label}</bdi>
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}

/** One active filter, and the change that removes it. */
interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  readonly without: Partial<ListQuery>;
}

/** The active filters in words, without the page's own category or search. */
export function useActiveFilters(
  query: ListQuery,
  base: ListQuery,
  categories: readonly ListedCategory[],
  facets: ListFacets,
): ActiveFilter[] {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const { shown } = usePriceScale();
  const min = query.min > PRICE_RANGE.min && shown(query.min);
  const max = query.max < PRICE_RANGE.max && shown(query.max);
  const { category, sub } = findGroups(categories, query);
  const nameOf = (of: 'color' | 'size' | 'brand', slug: string) =>
    facets[of].find((value) => value.slug === slug)?.name ?? slug;
  const price =
    min && max
      ? t('filters.between', { min, max })
      : min
        ? t('filters.from', { min })
        : t('filters.upTo', { max });
  const all: (ActiveFilter | false)[] = [
    query.q !== '' && {
      key: 'q',
      label: t('filters.search', { query: query.q }),
      without: { q: '' },
    },
    query.category !== base.category && {
      key: 'category',
      label: category ? localized(category.name, locale) : query.category,
      without: { category: base.category },
    },
    query.sub !== '' &&
      query.sub !== base.sub && {
        key: 'sub',
        label: sub ? localized(sub.name, locale) : query.sub,
        without: { sub: '' },
      },
    query.brand !== '' && { key: 'brand', label: nameOf('brand', query.brand), without: { brand: '' } },
    Boolean(min || max) && { key: 'price', label: price, without: { min: base.min, max: base.max } },
    ...FACET_OPTIONS.flatMap((option) =>
      query[option].map((slug) => ({
        key: `${option} ${slug}`,
        label: nameOf(option, slug),
        without: toggled(query, option, slug),
      })),
    ),
    query.rated && { key: 'rated', label: t('filters.rated'), without: { rated: false } },
    query.stock && { key: 'stock', label: t('filters.stock'), without: { stock: false } },
  ];
  return all.filter((one) => one !== false);
}
