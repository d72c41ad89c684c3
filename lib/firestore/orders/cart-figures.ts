import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseCartFigures, type CartFigures } from '@/lib/domain/reminders/kept-cart';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';

/** The results of cart reminders, live; null before the first reminder. */
export const watchCartFigures = (
  store: StoreId,
  onNext: (figures: CartFigures | null) => void,
  onError: OnError,
): Stop =>
  watchDocument(collections.cartFigures(store), (_, data) => parseCartFigures(data), onNext, onError);
