import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Redirect, RedirectChange } from '@/lib/domain/redirects/redirect';
import { watchRedirects } from '@/lib/firestore/store-setting';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

/** The store's redirects, live. */
export function useRedirects(): ListenerState<Redirect[]> {
  const { storeId } = useStoreSetting();
  return useListener<Redirect[]>(`redirects ${storeId}`, (onNext, onError) =>
    watchRedirects(storeId, onNext, onError),
  );
}

/** Saves changes of the redirects; a toast shows errors that belong to no field. Resolves to the error, or to null. */
export function useSaveRedirects() {
  const { storeId } = useStoreSetting();
  const { ofError } = useErrorText();
  const [saving, setSaving] = useState(false);
  const save = async (change: Partial<RedirectChange>): Promise<AppError | null> => {
    setSaving(true);
    const saved = await call('saveRedirects', { storeId, add: [], remove: [], ...change });
    setSaving(false);
    if (saved.ok) return null;
    if (!saved.error.fields) notify({ type: 'error', message: ofError(saved.error) });
    return saved.error;
  };
  return { saving, save };
}
