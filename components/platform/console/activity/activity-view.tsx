import { useTranslation } from 'next-i18next/pages';
import styles from '@/components/platform/console/console.module.css';
import { recipe } from '@/theme/recipe';
import { EntryList } from './entry-list';

/** Everything that operators did. */
export function ActivityView() {
  const { t } = useTranslation('console');
  return (
    <section className={styles.part}>
      <h1 className={recipe('heading', { size: '2xl' })}>{t('activity.title')}</h1>
      <p className={styles.lead}>{t('activity.lead')}</p>
      <EntryList store="" />
    </section>
  );
}
