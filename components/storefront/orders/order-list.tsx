import { useTranslation } from 'next-i18next/pages';
import { NotLoaded } from '@/components/storefront/shell/not-loaded';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { useStoreSetting } from '@/context/store-setting-context';
import { useMyOrders } from '@/lib/hooks/use-my-orders';
import { paths } from '@/lib/paths';
import { OrderListItem } from './order-list-item';
import styles from './order-list.module.css';

/** The latest orders of `uid`, live; waits while nobody is known. */
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
