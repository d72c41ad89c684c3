import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/actions/link';
import { Icon } from '@/components/ui/media/icon';
import styles from './pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => ComponentProps<typeof Link>['href'];
}

export function Pager({ page, pages, hrefOf }: PagerProps) {
  const { t } = useTranslation('catalogue');
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('pager.label')} className={styles.pager}>
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} rel="prev" shallow className={styles.step}>
          <Icon name="chevron-start" size={18} />
          {t('pager.previous')}
        </Link>
      ) : (
        <span />
      )}
      <span className={styles.where}>{t('pager.page', { page, pages })}</span>
      {page < pages ? (
        <Link href={hrefOf(page + 1)} rel="next" shallow className={styles.step}>
          {t('pager.next')}
          <Icon name="chevron-end" size={18} />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
