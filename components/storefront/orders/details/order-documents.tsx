import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { Button } from '@/components/ui/actions/button';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useInvoiceFiles } from '@/lib/hooks/orders/use-invoice-files';
import { recipe } from '@/theme/recipe';
import styles from './order-extras.module.css';

interface Props {
  readonly order: Order;
  /** Of the tracking link, where the reader does not own the order. */
  readonly token?: string | undefined;
}

/** The tax invoice and credit notes of an order, to keep as files. */
export function OrderDocuments({ order, token }: Props) {
  const { t } = useTranslation('orders');
  const text = useErrorText();
  const onError = (error: AppError) => notify({ type: 'error', message: text.ofError(error) });
  const { save, isBusy } = useInvoiceFiles(order, { token, onError });
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
            <Button
              variant="outline"
              size="sm"
              loading={isBusy(number, 'pdf')}
              aria-label={t('documents.saveOf', { number })}
              onClick={() => void save(number, 'pdf')}
            >
              {t('documents.save')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
