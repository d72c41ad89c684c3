import { useTranslation } from 'next-i18next/pages';
import { useCallback, useSyncExternalStore } from 'react';
import type { Order } from '@/lib/domain/orders/order';
import { reservedUntil } from '@/lib/domain/reservations/reservation-end';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** Counts down the reservation of an unfinished order; `until` in milliseconds since the epoch. */
export function TimeLeft({ until }: { readonly until: number }) {
  const { t } = useTranslation('orders');
  const seconds = useSecondsUntil(until);
  const { digits } = useFormats();
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const time = digits(clock);
  return <p role="timer">{seconds > 0 ? t('unfinished.timeLeft', { time }) : t('unfinished.timeOver')}</p>;
}

/** How long an unfinished order's stock is reserved, or why it is not. */
export function ReservedBoards({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const until = reservedUntil(order);
  if (until !== null) return <TimeLeft until={until} />;
  return <p>{t(order.payUntil === null ? 'unfinished.notStarted' : 'unfinished.notKept')}</p>;
}

const SECOND_MS = 1000;

function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, SECOND_MS);
  return () => clearInterval(timer);
}

/** Whole seconds until `moment` (milliseconds since the epoch), counting down to 0; 0 on the server. */
function useSecondsUntil(moment: number): number {
  const left = useCallback(() => Math.max(Math.ceil((moment - Date.now()) / SECOND_MS), 0), [moment]);
  return useSyncExternalStore(everySecond, left, () => 0);
}
