import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseReconciliation } from '@/lib/domain/reconciliation/reconciliation';
import type { Reconciliation } from '@/lib/domain/reconciliation/reconciliation';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';

/** The store's reconciliation, live; null before the first check. */
export const watchReconciliation = (
  store: StoreId,
  onNext: (reconciliation: Reconciliation | null) => void,
  onError: OnError,
): Stop =>
  watchDocument(collections.reconciliation(store), (_, data) => parseReconciliation(data), onNext, onError);
