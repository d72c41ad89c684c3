import { useEffect } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useUserContext } from '@/context/user-context';
import { keyOf, stepOf } from '@/lib/domain/orders/waiting/waiting-order';
import { useOnline } from '@/lib/hooks/browser/use-online';
import { sendWhenOnline } from '@/lib/hooks/orders/waiting/send-waiting';
import { useQueuedOrders } from '@/lib/hooks/orders/waiting/use-queued-orders';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { QueuedOrderCard } from './queued-order-card';
import styles from './waiting-orders.module.css';

/** Orders placed without a network, with their state; sends them when the network is back. */
export function WaitingOrders() {
  const { t } = useTranslation('offline');
  const { user, loading, error } = useUserContext();
  const orders = useQueuedOrders();
  const online = useOnline();
  const now = useMinute();
  const uid = user?.uid ?? null;
  // Until the user is known, a former guest's order might be shown.
  const isKnown = user !== null || (!loading && !error);
  // Retries for each new user, because an order belongs to one account.
  useEffect(sendWhenOnline, [uid]);
  const person = user && { uid: user.uid, isGuest: user.isAnonymous };
  const steps = orders.map((order) => ({ order, step: stepOf(order, person, now) }));
  const shown = isKnown ? steps.filter(({ step }) => step !== 'foreign') : [];
  return (
    <section className={styles.orders} aria-label={t('orders')} aria-live="polite">
      {shown.map(({ order, step }) => (
        <QueuedOrderCard key={keyOf(order)} order={order} step={step} online={online} />
      ))}
    </section>
  );
}
