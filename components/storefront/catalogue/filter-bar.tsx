import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import styles from './filter-bar.module.css';
import { FilterFields, type FilterFieldsProps } from './filter-fields';

/** The filters of a large screen, in a row above the boards; on smaller ones they are in the sheet. */
export const FilterBar = memo(function FilterBar(fields: FilterFieldsProps) {
  const { t } = useTranslation('catalogue');
  return (
    <fieldset className={styles.bar} disabled={!useHydrated()}>
      <legend className={styles.legend}>{t('filters.label')}</legend>
      <FilterFields {...fields} layout="bar" />
    </fieldset>
  );
});
