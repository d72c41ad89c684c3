import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import type { Callables } from '@/lib/domain/api/callables';
import type { Minor } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderReturn } from '@/lib/domain/orders/returns/return';
import type { Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

type Move = Callables['updateReturnState']['request'];

/** Moves a return on from its shown state, or settles it, and notifies about the result. Resolves to true on success. */
export function useReturnStep({ storeId, id: orderId }: Order, one: OrderReturn) {
  const { t } = useTranslation('admin');
  const { ofError } = useErrorText();
  const [saving, setSaving] = useState(false);
  const named = { storeId, orderId, returnId: one.id };

  const notified = async (answer: Promise<Result<unknown>>): Promise<boolean> => {
    setSaving(true);
    const result = await answer;
    setSaving(false);
    if (result.ok) notify({ type: 'success', message: t('toast.updated') });
    else notify({ type: 'error', message: ofError(result.error) });
    return result.ok;
  };
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
