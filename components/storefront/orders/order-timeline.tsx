import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/domain/orders/order';
import { upcomingStatuses } from '@/lib/domain/orders/order-progress';
import { useFormats } from '@/lib/hooks/use-formats';
import styles from './order-timeline.module.css';

/** What happened to the order and when, then what is still to come. */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { dateTime } = useFormats();
  return (
    <ol className={styles.timeline}>
      {order.history.map(({ to, at, reason }) => (
        <li key={`${to} ${at}`} className={styles.done}>
          <span className={styles.mark}>
            <Icon name={to === 'cancelled' || to === 'returned' ? 'close' : 'check'} size={14} />
          </span>
          <span>{t(`status.${to}`)}</span>
          <time dateTime={new Date(at).toISOString()}>{dateTime(at)}</time>
          {reason && <p dir="auto">{reason}</p>}
        </li>
      ))}
      {upcomingStatuses(order.status).map((status) => (
        <li key={status} className={styles.upcoming}>
          <span className={styles.mark} />
          <span>{t(`status.${status}`)}</span>
        </li>
      ))}
    </ol>
  );
}
