import type { StoreId } from '@/lib/domain/ids';
import type { Reconciliation } from '@/lib/domain/reconciliation/reconciliation';
import { watchReconciliation } from '@/lib/firestore/reconciliation';
import { useLive } from '@/lib/hooks/use-live';

/** The store's books, live. */
export const useReconciliation = (store: StoreId) =>
  useLive<Reconciliation>(store, (onNext, onError) => watchReconciliation(store, onNext, onError));
