import type { Brand } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { watchBrands, watchCategories, type ManagedCategory } from '@/lib/firestore/catalogue/groups';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

export const useCategories = (store: StoreId): ListenerState<ManagedCategory[]> =>
  useListener(`categories ${store}`, (onNext, onError) => watchCategories(store, onNext, onError));

export const useBrands = (store: StoreId): ListenerState<Brand[]> =>
  useListener(`brands ${store}`, (onNext, onError) => watchBrands(store, onNext, onError));
