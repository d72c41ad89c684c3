import { useTranslation } from 'next-i18next/pages';
import { copyText } from '@/components/overlays/copy-text';
import { Button } from '@/components/ui/actions/button';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { Order } from '@/lib/domain/orders/order';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { useRouter } from 'next/router';
import { paths } from '@/lib/paths';
import styles from './mail-notice.module.css';

/** A link that opens an order on any device, for shoppers without an e-mail address. */
export function OrderLink({ order: { id: orderId, storeId } }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { locale, defaultLocale } = useRouter();
  const text = useErrorText();
  const link = useReadOnce(orderId, () => call('readOrderLink', { storeId, orderId }));
  const addressOf = (token: string) =>
    `${window.location.origin}${locale === defaultLocale ? '' : `/${locale}`}${paths.track(token)}`;
  const copy = (address: string) => copyText(address, { copied: t('link.copied'), failed: t('link.failed') });
  return (
    <section className={styles.notice} aria-labelledby="order-link">
      <h2 id="order-link" className={styles.title}>
        {t('link.title')}
      </h2>
      <p>{t('link.text')}</p>
      {link.status === 'loading' && <Skeleton height="3rem" />}
      {link.status === 'failed' && <p role="alert">{text.ofError({ code: link.code })}</p>}
      {link.status === 'ready' && (
        <>
          <p>
            <a href={addressOf(link.value.token)} dir="ltr">
              {addressOf(link.value.token)}
            </a>
          </p>
          <Button variant="outline" size="sm" onClick={() => void copy(addressOf(link.value.token))}>
            {t('link.copy')}
          </Button>
        </>
      )}
    </section>
  );
}
