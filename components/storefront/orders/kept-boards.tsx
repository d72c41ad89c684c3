import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/lib/domain/orders/order';
import { keptUntil } from '@/lib/domain/orders/reservation';
import { TimeLeft } from './time-left';

/** How long the boards of an unfinished order are kept, or why they are not. */
export function KeptBoards({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const until = keptUntil(order);
  if (until !== null) return <TimeLeft until={until} />;
  return <p>{t(order.payUntil === null ? 'unfinished.notStarted' : 'unfinished.notKept')}</p>;
}
