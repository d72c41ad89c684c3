import { useTranslation } from 'next-i18next/pages';
import { ReservedBoards } from '@/components/storefront/orders/actions/time-left';
import { OrderStatusBadge } from '@/components/storefront/orders/details/order-status-badge';
import { NotLoaded } from '@/components/storefront/shell/not-loaded';
import { Link } from '@/components/ui/actions/link';
import { LinkButton } from '@/components/ui/actions/link-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Picture } from '@/components/ui/media/picture';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Order } from '@/lib/domain/orders/order';
import { awaitsCard } from '@/lib/domain/payments/settlement';
import { linePicture } from '@/lib/domain/studio/design/line-design';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useMyOrders } from '@/lib/hooks/orders/use-my-orders';
import { paths } from '@/lib/paths';
import { imageUrl } from '@/lib/pictures/image-url';
import styles from './order-list.module.css';

/** The latest orders of `uid`, live; waits while the user is unknown. */
export function OrderList({ uid }: { readonly uid: string | null }) {
  const { t } = useTranslation('orders');
  const { storeId } = useStoreSetting();
  const state = useMyOrders(storeId, uid);
  if (state.status === 'loading') return <Skeleton height="16rem" />;
  if (state.status === 'failed') return <NotLoaded title={t('list.failed')} code={state.code} />;
  if (state.status === 'missing' || state.value.length === 0) {
    return (
      <EmptyState icon="box" title={t('list.emptyTitle')} description={t('list.emptyText')}>
        <LinkButton href={paths.products}>{t('list.browse')}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {state.value.map((order) => (
        <OrderListItem key={order.id} order={order} />
      ))}
    </ul>
  );
}

const PICTURES = 4;

function OrderListItem({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['orders', 'payment']);
  const { date, money } = useFormats();
  const isUnpaid = awaitsCard(order);
  const pictures = order.lines.flatMap((line) => linePicture(line) ?? []).slice(0, PICTURES);
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
            <ReservedBoards order={order} />
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
        <OrderStatusBadge order={order} />
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
