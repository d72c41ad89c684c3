import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseSuspension, type Suspension } from '@/lib/domain/platform/suspension';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';

/** Why the platform suspended the store, live; null while it is not. For its people. */
export const watchSuspension = (
  store: StoreId,
  onNext: (suspension: Suspension | null) => void,
  onError: OnError,
): Stop => watchDocument(collections.suspension(store), (_, data) => parseSuspension(data), onNext, onError);
