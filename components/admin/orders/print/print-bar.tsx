import { Button, Heading, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import styles from '@/components/admin/orders/print/print.module.css';
import { adminPaths } from '@/lib/admin-paths';
import type { Locale } from '@/lib/domain/locale';

interface PrintBarProps {
  readonly kind: 'invoice' | 'packing';
  readonly locale: Locale;
  readonly count: number;
}

/** What is printed, in which language, and the button; none of it is on the paper. */
export function PrintBar({ kind, locale, count }: PrintBarProps) {
  const { t } = useTranslation(['admin-orders', 'admin']);
  const { asPath } = useRouter();
  const other: Locale = locale === 'ar' ? 'en' : 'ar';
  return (
    <header className={styles.bar}>
      <div>
        <Heading as="h1" size="xl">
          {t(`print.open.${kind}`)}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {t('print.count', { count })}
        </Text>
      </div>
      <div className={styles.actions}>
        <Button asChild size="sm" variant="ghost">
          <NextLink href={adminPaths.orders}>{t('print.back')}</NextLink>
        </Button>
        <Button asChild size="sm" variant="outline">
          <NextLink href={asPath} locale={other} lang={other} replace>
            {t('admin:footer.language')}
          </NextLink>
        </Button>
        <Button size="sm" onClick={() => window.print()}>
          {t('print.print')}
        </Button>
      </div>
    </header>
  );
}
