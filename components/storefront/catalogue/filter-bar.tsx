import { useTranslation } from 'next-i18next/pages';
import styles from './filter-bar.module.css';
import { FilterFields, type FilterFieldsProps } from './filter-fields';

interface FilterBarProps extends FilterFieldsProps {
  readonly canClear: boolean;
  readonly onClear: () => void;
}

/** The filters of a large screen, in a row above the boards; on smaller ones they are in the sheet. */
export function FilterBar({ canClear, onClear, ...fields }: FilterBarProps) {
  const { t } = useTranslation('catalogue');
  return (
    <fieldset className={styles.bar}>
      <legend className={styles.legend}>{t('filters.label')}</legend>
      <FilterFields {...fields} layout="bar" />
      <button type="button" className={styles.clear} disabled={!canClear} onClick={onClear}>
        {t('filters.clear')}
      </button>
    </fieldset>
  );
}
