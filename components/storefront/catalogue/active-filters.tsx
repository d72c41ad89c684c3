import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';
import type { ListQuery } from '@/lib/domain/catalogue/list-query';
import styles from './active-filters.module.css';
import type { ActiveFilter } from './use-active-filters';

interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[];
  readonly onChange: (change: Partial<ListQuery>) => void;
  readonly onClear: (() => void) | undefined;
}

/** What narrows the list, each to be taken back on its own. */
export function ActiveFilters({ filters, onChange, onClear }: ActiveFiltersProps) {
  const { t } = useTranslation('catalogue');
  return (
    <div className={styles.row}>
      {filters.length > 0 && (
        <ul aria-label={t('filters.active')} className={styles.chips}>
          {filters.map(({ key, label, without }) => (
            <li key={key}>
              <button
                type="button"
                aria-label={t('filters.remove', { filter: label })}
                className={styles.chip}
                onClick={() => onChange(without)}
              >
                <bdi>{label}</bdi>
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={styles.clear} disabled={!onClear} onClick={onClear}>
        {t('filters.clear')}
      </button>
    </div>
  );
}
