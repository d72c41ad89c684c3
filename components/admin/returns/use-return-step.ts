import { useTranslation } from 'next-i18next/pages';
import { useAction } from '@/components/overlays/use-action';
import type { Callables } from '@/lib/domain/api/callables';
import type { Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderReturn } from '@/lib/domain/orders/returns/return';
import type { Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';

type Move = Callables['updateReturnState']['request'];

/** Moves a return on from its shown state, or settles it, and notifies about the result. Resolves to true on success. */
export function useReturnStep({ storeId, id: orderId }: Order, one: OrderReturn) {
  const { t } = useTranslation('admin');
  const { run, busy: saving } = useAction();
  const named = { storeId, orderId, returnId: one.id };

  const notified = async (answer: Promise<Result<unknown>>): Promise<boolean> =>
    (await run(answer, t('toast.updated'))).ok;
  const move = (to: Move['to'], { reason, restock = [] }: Partial<Pick<Move, 'reason' | 'restock'>> = {}) =>
    notified(
      call('updateReturnState', { ...named, from: one.state, to, restock, ...(reason && { reason }) }),
    );
  const settle = (to: 'refunded' | 'credited', amount: Minor) =>
    notified(call('settleReturn', { ...named, to, amount }));
  const exchange = (wanted: Omit<Callables['exchangeReturn']['request'], keyof typeof named>) =>
    notified(call('exchangeReturn', { ...named, ...wanted }));
  const undo = () => notified(call('undoExchange', named));
  return { move, settle, exchange, undo, saving };
}
