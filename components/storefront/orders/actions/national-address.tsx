import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { Order } from '@/lib/domain/orders/order';
import styles from './mail-notice.module.css';

/** Its code loads on demand. */
const Form = dynamic(() => import('./national-address-form').then((module) => module.NationalAddressForm), {
  ssr: false,
  loading: () => <Skeleton height="24rem" />,
});

/** Asks the shopper of a Saudi order for the National Address that its parcel needs. */
export function NationalAddress({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  return (
    <section className={styles.notice} aria-labelledby="national-address">
      <h2 id="national-address" className={styles.title}>
        {t('nationalAddress.title')}
      </h2>
      <p>{t('nationalAddress.shopper')}</p>
      <Form order={order} />
    </section>
  );
}
