import type { Order } from '@/lib/domain/orders/order';
import { call } from '@/lib/functions/call';
import { useLive, type Live } from '@/lib/hooks/use-live';
import { whileVisible } from '@/lib/hooks/while-visible';

const REFRESH_MS = 30_000;

/** The order of a tracking link. Rules cannot check the link, so it is asked for again while it is looked at. */
export function useTrackedOrder(token: string | null): Live<Order> {
  return useLive(token, (onNext, onError) => {
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
