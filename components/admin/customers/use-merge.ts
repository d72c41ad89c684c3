import { useAction } from '@/components/overlays/use-action';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';

/** Merges two records of one customer, and undoes it; each resolves to whether it succeeded. */
export function useMerge() {
  const { storeId } = useStoreSetting();
  const { run, busy } = useAction();
  const settle = async (asked: Promise<Result<unknown>>): Promise<boolean> => (await run(asked)).ok;
  return {
    busy,
    merge: (keptId: string, goneId: string) => settle(call('mergeCustomers', { storeId, keptId, goneId })),
    undo: (goneId: string) => settle(call('unmergeCustomer', { storeId, goneId })),
  };
}
