import type { StoreId } from '@/lib/domain/ids';
import type { Reconciliation } from '@/lib/domain/reconciliation/reconciliation';
import { watchReconciliation } from '@/lib/firestore/reconciliation';
import { useListener } from '@/lib/hooks/use-listener';

/** The store's reconciliation, live. */
export const useReconciliation = (store: StoreId) =>
  useListener<Reconciliation>(store, (onNext, onError) => watchReconciliation(store, onNext, onError));
