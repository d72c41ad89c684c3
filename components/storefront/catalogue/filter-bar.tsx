import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import type { Category } from '@/lib/domain/catalogue/product';
import type { ListQuery } from '@/lib/domain/catalogue/list-query';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/use-locale';
import styles from './filter-bar.module.css';
import { PriceFields } from './price-fields';

interface FilterBarProps {
  readonly categories: readonly Category[];
  readonly query: ListQuery;
  readonly canClear: boolean;
  readonly onChange: (change: Partial<ListQuery>) => void;
  readonly onClear: () => void;
}

/** One row of filters; on phones it scrolls sideways, so that the boards stay in view. */
export function FilterBar({ categories, query, canClear, onChange, onClear }: FilterBarProps) {
  const { t } = useTranslation('catalogue');
  const parent = categories.find(({ slug, parentId }) => slug === query.category && parentId === null);
  return (
    <fieldset className={styles.bar}>
      <legend className={styles.legend}>{t('filters.label')}</legend>
      <CategorySelect
        label={t('filters.category')}
        value={query.category}
        choices={categories.filter(({ parentId }) => parentId === null)}
        onChange={(category) => onChange({ category })}
      />
      <CategorySelect
        label={t('filters.subCategory')}
        value={query.sub}
        choices={parent ? categories.filter(({ parentId }) => parentId === parent.id) : []}
        onChange={(sub) => onChange({ sub })}
      />
      <PriceFields query={query} onChange={onChange} />
      {query.q && (
        <button type="button" className={styles.words} onClick={() => onChange({ q: '' })}>
          {t('filters.search', { query: query.q })}
          <Icon name="close" size={14} />
        </button>
      )}
      <button type="button" className={styles.clear} disabled={!canClear} onClick={onClear}>
        {t('filters.clear')}
      </button>
    </fieldset>
  );
}

interface CategorySelectProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Category[];
  readonly onChange: (slug: string) => void;
}

function CategorySelect({ label, value, choices, onChange }: CategorySelectProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  return (
    <label className={styles.pill}>
      <span className={styles.label}>{label}</span>
      <Select
        look="plain"
        value={choices.some(({ slug }) => slug === value) ? value : ''}
        disabled={choices.length === 0}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t('filters.all')}</option>
        {choices.map(({ id, slug, name }) => (
          <option key={id} value={slug}>
            {localized(name, locale)}
          </option>
        ))}
      </Select>
    </label>
  );
}
