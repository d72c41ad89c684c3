import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styles from '@/components/storefront/orders/details/order-view.module.css';
import { NotLoaded } from '@/components/storefront/shell/not-loaded';
import { LinkButton } from '@/components/ui/actions/link-button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { VisuallyHidden } from '@/components/ui/text/visually-hidden';
import { useUserContext } from '@/context/user-context';
import { memberOf } from '@/lib/domain/account/current-user';
import type { Order } from '@/lib/domain/orders/order';
import type { ListenerState } from '@/lib/hooks/use-listener';
import { useReturnPath } from '@/lib/hooks/browser/use-return-path';
import { paths } from '@/lib/paths';

interface Props {
  readonly state: ListenerState<Order>;
  readonly children: (order: Order) => ReactNode;
}

/** Shows the order, or why it is not available. */
export function OrderState({ state, children }: Props) {
  const { t } = useTranslation('orders');
  switch (state.status) {
    case 'loading':
      return <OrderSkeleton />;
    case 'missing':
      return <OrderNotFound />;
    case 'failed':
      return <NotLoaded as="h1" title={t('failed.title')} code={state.code} />;
    case 'ready':
      return children(state.value);
  }
}

function OrderNotFound() {
  const { t } = useTranslation('orders');
  const { user } = useUserContext();
  const next = useReturnPath();
  return (
    <EmptyState as="h1" icon="box" title={t('notFound.title')} description={t('notFound.text')}>
      {!memberOf(user) && (
        <LinkButton href={{ pathname: paths.login, query: { next } }}>{t('notFound.login')}</LinkButton>
      )}
      <LinkButton variant="outline" href={paths.products}>
        {t('notFound.browse')}
      </LinkButton>
    </EmptyState>
  );
}

export function OrderSkeleton() {
  const { t } = useTranslation('orders');
  return (
    <div className={styles.order} aria-busy>
      <div className={styles.header}>
        <h1>
          <VisuallyHidden>{t('detail.loading')}</VisuallyHidden>
        </h1>
        <Skeleton width="60%" height="2.5rem" />
      </div>
      <div className={styles.main}>
        <Skeleton height="8rem" />
        <Skeleton height="14rem" />
      </div>
      <div className={styles.side}>
        <Skeleton height="12rem" />
      </div>
    </div>
  );
}
