import type { Brand } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { watchBrands, watchCategories, type ManagedCategory } from '@/lib/firestore/groups';
import { useLive, type Live } from '@/lib/hooks/use-live';

export const useCategories = (store: StoreId): Live<ManagedCategory[]> =>
  useLive(`categories ${store}`, (onNext, onError) => watchCategories(store, onNext, onError));

export const useBrands = (store: StoreId): Live<Brand[]> =>
  useLive(`brands ${store}`, (onNext, onError) => watchBrands(store, onNext, onError));
