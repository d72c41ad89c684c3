import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageStore } from '@/lib/browser/page-store';
import type { AppError } from '@/lib/domain/errors/app-error';
import { listenForLocalPushes, pushState, turnPushOff, turnPushOn } from '@/lib/functions/push';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { onPushToken } from '@/lib/browser/push-token';

/** Whether push about orders is on in this browser, null until known, and the switch; of staff (their uid), about new orders too. */
export function usePush({ staff, onError }: { staff: string | null; onError: (error: AppError) => void }) {
  const locale = useLocale();
  const state = useSyncExternalStore(
    onPushToken,
    () => pushState(staff),
    () => null,
  );
  const [busy, setBusy] = useState(false);

  useEffect(() => (state === 'on' ? listenForLocalPushes() : undefined), [state]);

  const turn = async (on: boolean) => {
    setBusy(true);
    const store = pageStore();
    const error = on ? await turnPushOn(store, locale, staff) : await turnPushOff(store);
    if (error) onError(error);
    setBusy(false);
  };
  return { state, busy, turn };
}
