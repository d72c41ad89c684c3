import { useEffect, useState } from 'react';
import { storeId } from '@/lib/domain/ids';
import type { AppError } from '@/lib/domain/errors/app-error';
import { env } from '@/lib/env';
import { followLocalPushes, pushState, turnPushOff, turnPushOn, type PushState } from '@/lib/functions/push';
import { useLocale } from '@/lib/hooks/use-locale';

/** Whether this browser is told of orders, null until known, and the switch. */
export function usePush({ newOrders, onError }: { newOrders: boolean; onError: (error: AppError) => void }) {
  const locale = useLocale();
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => setState(pushState()), []);
  useEffect(() => (state === 'on' ? followLocalPushes() : undefined), [state]);

  const turn = async (on: boolean) => {
    setBusy(true);
    const store = storeId(env.storeId);
    const error = on ? await turnPushOn(store, locale, newOrders) : await turnPushOff(store);
    if (error) onError(error);
    setState(pushState());
    setBusy(false);
  };
  return { state, busy, turn };
}
