import { useStoreId } from '@/context/use-store-id';
import type { Callables } from '@/lib/domain/api/callables';
import { call } from '@/lib/functions/call';
import { useReadOnce, type ReadOnceState } from '@/lib/hooks/use-read-once';

type PlanUsage = Callables['readUsage']['response'];

/** What the store has used of its plan, read again whenever `version` changes. */
export function useUsage(version: string): ReadOnceState<PlanUsage> {
  const store = useStoreId();
  return useReadOnce<PlanUsage>(`usage/${store}/${version}`, () => call('readUsage', { storeId: store }));
}
