import { useTranslation } from 'next-i18next/pages';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { Alert } from '@/components/ui/alert';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { useStoreSetting } from '@/context/store-setting-context';
import { useUserContext } from '@/context/user-context';
import type { Order } from '@/lib/domain/orders/order';
import { useErrorText } from '@/lib/hooks/use-error-text';
import type { Live } from '@/lib/hooks/use-live';
import { useMyOrders } from '@/lib/hooks/use-my-orders';
import { paths } from '@/lib/paths';
import { recipe } from '@/theme/recipe';
import { OrderListItem } from './order-list-item';
import styles from './order-list.module.css';

/** `/orders`: the latest orders of this account, or of the guest that this browser was at checkout. */
export function OrderListView() {
  const { t } = useTranslation('orders');
  const { user, loading } = useUserContext();
  const { storeId } = useStoreSetting();
  const orders = useMyOrders(storeId, user?.uid ?? null);
  return (
    <section className={styles.page}>
      <StorefrontHead page={t('list.title')} noIndex />
      <h1 className={recipe('heading', { size: '3xl' })}>{t('list.title')}</h1>
      {user || loading ? <Orders state={orders} /> : <LoginFirst />}
    </section>
  );
}

function Orders({ state }: { readonly state: Live<Order[]> }) {
  const { t } = useTranslation('orders');
  const { ofError } = useErrorText();
  if (state.status === 'loading') return <Skeleton height="16rem" />;
  if (state.status === 'failed') return <Alert tone="error" title={ofError({ code: state.code })} />;
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

function LoginFirst() {
  const { t } = useTranslation('orders');
  return (
    <EmptyState icon="user" title={t('list.loginTitle')} description={t('list.loginText')}>
      <LinkButton href={{ pathname: paths.login, query: { next: paths.orders } }}>
        {t('list.login')}
      </LinkButton>
    </EmptyState>
  );
}
