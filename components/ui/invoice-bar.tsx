import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import type { Locale } from '@/lib/domain/locale';
import { Button } from './button';
import { Link } from './link';
import { LinkButton } from './link-button';
import styles from './invoice.module.css';

interface InvoiceBarProps {
  readonly locale: Locale;
  /** The page of the order. */
  readonly back: string;
}

/** Above an invoice: back to its order, the same invoice in the other language, and printing. */
export function InvoiceBar({ locale, back }: InvoiceBarProps) {
  const { t } = useTranslation(['invoice', 'common']);
  const { asPath } = useRouter();
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  return (
    <nav className={styles.bar} aria-label={t('title')}>
      <Link href={back} className={styles.back}>
        {t('back')}
      </Link>
      <span className={styles.actions}>
        <LinkButton href={asPath} locale={other} variant="outline" size="sm" lang={other} replace>
          {t('common:language.other')}
        </LinkButton>
        <Button size="sm" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </span>
    </nav>
  );
}
