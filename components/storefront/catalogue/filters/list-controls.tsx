import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, memo } from 'react';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Button } from '@/components/ui/actions/button';
import { Select } from '@/components/ui/forms/select';
import { Icon } from '@/components/ui/media/icon';
import type { ListQuery } from '@/lib/domain/catalogue/lists/list-query';
import { SORTS, type Sort } from '@/lib/domain/catalogue/product';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { ActiveFilters, useActiveFilters } from './active-filters';
import bar from './filter-fields.module.css';
import { FilterFields, type FilterFieldsProps } from './filter-fields';
import type { FilterSheetProps } from './filter-sheet';
import styles from './list-controls.module.css';

interface ListControlsProps extends FilterFieldsProps {
  /** The number of products without any filter. */
  readonly count: number;
  /** Undefined without active filters. */
  readonly onClear: (() => void) | undefined;
}

const importSheet = () => import('./filter-sheet').then(({ FilterSheet }) => FilterSheet);

/** Filters and sorting of a list: a row on a large screen, a sheet on a small one. */
export function ListControls({ count: listed, onClear, ...fields }: ListControlsProps) {
  const { t } = useTranslation('catalogue');
  const { count } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { Overlay, loading, load, intent } = useLazyOverlay<FilterSheetProps>(importSheet);
  const { categories, facets, query, base, onChange } = fields;
  const active = useActiveFilters(query, base, categories, facets);
  const open = () => {
    load();
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={styles.controls}>
      <FilterBar {...fields} />
      <Button
        ref={opener}
        variant="outline"
        loading={loading}
        disabled={!useHydrated()}
        className={styles.open}
        aria-haspopup="dialog"
        onClick={open}
        {...intent}
      >
        <Icon name="filter" size={18} />
        {t('filters.label')}
        {active.length > 0 && <span className={styles.number}>{count(active.length)}</span>}
      </Button>
      <SortSelect sort={query.sort} onChange={(sort) => onChange({ sort })} />
      <ActiveFilters filters={active} onChange={onChange} onClear={onClear} />
      {isOpen && Overlay && (
        <Overlay
          {...{ categories, facets, query, base }}
          whole={{ count: listed, isExact: true }}
          onApply={(wanted: ListQuery) => onChange(wanted)}
          onClose={close}
        />
      )}
    </div>
  );
}

function SortSelect({ sort: chosen, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  const { t } = useTranslation('catalogue');
  return (
    <label className={styles.sort}>
      <span>{t('sort.label')}</span>
      <Select
        look="plain"
        value={chosen}
        disabled={!useHydrated()}
        onChange={({ target }) => onChange(target.value as Sort)}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </Select>
    </label>
  );
}

/** The filters on a large screen, in a row above the boards; on smaller ones they are in the sheet. */
const FilterBar = memo(function FilterBar(fields: FilterFieldsProps) {
  const { t } = useTranslation('catalogue');
  return (
    <fieldset className={bar.bar} disabled={!useHydrated()}>
      <legend className={bar.legend}>{t('filters.label')}</legend>
      <FilterFields {...fields} layout="bar" />
    </fieldset>
  );
});
