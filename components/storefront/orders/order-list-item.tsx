import { Picture } from '@/components/ui/picture';
import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import type { Order } from '@/lib/domain/orders/order';
import { awaitsCard } from '@/lib/domain/payments/settlement';
import { useFormats } from '@/lib/hooks/use-formats';
import { imageUrl } from '@/lib/images';
import { paths } from '@/lib/paths';
import { KeptBoards } from './kept-boards';
import { OrderStatusBadge } from './order-status-badge';
import styles from './order-list.module.css';

const PICTURES = 4;

export function OrderListItem({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['orders', 'payment']);
  const { date, money } = useFormats();
  const isUnpaid = awaitsCard(order);
  const pictures = order.lines.flatMap(({ imagePath }) => imagePath ?? []).slice(0, PICTURES);
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <Link href={paths.order(order.id)} className={styles.number}>
          <bdi>{order.number}</bdi>
        </Link>
        <p className={styles.detail}>{date(order.createdAt)}</p>
        <p className={styles.detail}>{t('list.pieces', { count: order.totalProducts })}</p>
        {isUnpaid && (
          <div className={styles.unfinished}>
            <p>{t('statusText.pending')}</p>
            <KeptBoards order={order} />
          </div>
        )}
      </div>
      <div className={styles.pictures}>
        {pictures.map((path, index) => (
          <span key={index} className={styles.picture}>
            <Picture src={imageUrl(path)} alt="" sizes="64px" loading="eager" />
          </span>
        ))}
      </div>
      <div className={styles.outcome}>
        <OrderStatusBadge status={order.status} />
        <p className={styles.total}>{money(order.total, order.currency)}</p>
        {isUnpaid && (
          <LinkButton size="sm" className={styles.pay} href={paths.payment(order.id)}>
            {t('payment:payNow')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
