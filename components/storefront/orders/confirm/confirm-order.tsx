import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { Order } from '@/lib/domain/orders/order';
import { call } from '@/lib/functions/call';
import styles from '@/components/storefront/orders/actions/mail-notice.module.css';

/** Loaded on demand. */
const Answers = dynamic(() => import('./confirm-answers').then((module) => module.ConfirmAnswers), {
  ssr: false,
  loading: () => <Skeleton height="8rem" />,
});

/** Asks the shopper to confirm a cash order; the order's page updates live. */
export function ConfirmOrder({ order: { storeId, id: orderId } }: { readonly order: Order }) {
  const { t } = useTranslation('confirm');
  return (
    <section className={styles.notice} aria-labelledby="confirm-order">
      <h2 id="confirm-order" className={styles.title}>
        {t('title')}
      </h2>
      <Answers
        send={(answer) => call('answerOwnConfirmation', { storeId, orderId, answer })}
        onAnswered={(state) =>
          state !== 'open' &&
          notify({ type: state === 'sent' ? 'info' : 'success', message: t(`state.${state}`) })
        }
      />
    </section>
  );
}
