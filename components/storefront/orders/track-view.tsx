import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { UnfinishedOrder } from '@/components/storefront/orders/actions/unfinished-order';
import { OrderView } from '@/components/storefront/orders/details/order-view';
import { TransferEntry } from '@/components/storefront/orders/transfer/transfer-entry';
import { StorefrontHead } from '@/components/storefront/shell/storefront-head';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useUserContext } from '@/context/user-context';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import type { Order } from '@/lib/domain/orders/order';
import { awaitsTransfer } from '@/lib/domain/payments/transfer/transfer-money';
import { call } from '@/lib/functions/call';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';
import { whileVisible } from '@/lib/hooks/browser/while-visible';
import { OrderState } from './order-state';

/** `/track/[token]`: opens the order behind the signed link in the confirmation e-mail, on any device. */
export function TrackView() {
  const { t } = useTranslation('orders');
  const { user } = useUserContext();
  const { token } = useRouter().query;
  const link = typeof token === 'string' ? token : null;
  const tracked = useTrackedOrder(link);
  return (
    <>
      <StorefrontHead page={t('track.title')} noIndex />
      {tracked.status === 'failed' && tracked.code === 'link-expired' ? (
        <EmptyState
          as="h1"
          icon="clock"
          title={t('track.expiredTitle')}
          description={t('track.expiredText')}
        />
      ) : (
        <OrderState state={tracked}>
          {(order) => (
            <OrderView
              order={order}
              {...(link !== null && order.uid === null && { token: link })}
              notice={
                isUnfinishedOf(user, order) ? (
                  <UnfinishedOrder order={order} />
                ) : (
                  awaitsTransfer(order) && <TransferEntry order={order} token={link ?? ''} />
                )
              }
            />
          )}
        </OrderState>
      )}
    </>
  );
}

/** Anybody with the link may look, but only the order's owner may finish it. */
const isUnfinishedOf = (user: CurrentUser | null, { status, uid }: Order): boolean =>
  status === 'pending' && user !== null && user.uid === uid;

const REFRESH_MS = 30_000;

/** The order behind a tracking link. Security rules cannot check the link, so this polls a callable instead of listening. */
function useTrackedOrder(token: string | null): ListenerState<Order> {
  return useListener(token, (onNext, onError) => {
    const ask = async () => {
      const result = await call('trackOrder', { token: token ?? '' });
      if (result.ok) onNext(result.value.order);
      else if (result.error.code === 'order-not-found') onNext(null);
      else onError(result.error.code);
    };
    return whileVisible(() => {
      void ask();
      const timer = setInterval(() => void ask(), REFRESH_MS);
      return () => clearInterval(timer);
    });
  });
}
