import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { Order } from '@/lib/domain/orders/order';
import { recipe } from '@/theme/recipe';
import styles from './order-extras.module.css';

interface Props {
  readonly order: Order;
  /** The tracking link's token, when the reader does not own the order. */
  readonly token?: string | undefined;
}

/** Loads with the first document, into a placeholder of the same size. */
const SaveDocument = dynamic(() => import('./save-document').then((module) => module.SaveDocument), {
  ssr: false,
  loading: () => <Skeleton width="8rem" height="2.25rem" />,
});

/** The tax invoice and notes of an order, to download. */
export function OrderDocuments({ order, token }: Props) {
  const { t } = useTranslation('orders');
  if (order.invoices.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="documents-title">
      <h2 id="documents-title" className={recipe('heading', { size: 'lg' })}>
        {t('documents.title')}
      </h2>
      <ul className={styles.refunds}>
        {order.invoices.map(({ number, kind }) => (
          <li key={number} className={styles.document}>
            <span>
              {t(`documents.${kind}`)} <bdi>{number}</bdi>
            </span>
            <SaveDocument order={order} number={number} token={token} />
          </li>
        ))}
      </ul>
    </section>
  );
}
