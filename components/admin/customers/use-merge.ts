import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** Merges two records of one customer, and undoes it; each resolves to whether it succeeded. */
export function useMerge() {
  const { storeId } = useStoreSetting();
  const { ofError } = useErrorText();
  const [busy, setBusy] = useState(false);
  const settle = async (asked: Promise<Result<unknown>>): Promise<boolean> => {
    setBusy(true);
    const done = await asked;
    setBusy(false);
    if (!done.ok) notify({ type: 'error', message: ofError(done.error) });
    return done.ok;
  };
  return {
    busy,
    merge: (keptId: string, goneId: string) => settle(call('mergeCustomers', { storeId, keptId, goneId })),
    undo: (goneId: string) => settle(call('unmergeCustomer', { storeId, goneId })),
  };
}
