import type { StoreId } from '@/lib/domain/ids';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { watchStudioTemplate } from '@/lib/firestore/catalogue/studio-templates';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

/** A product's studio template, live; missing for a product without a studio. */
export const useStudioTemplate = (store: StoreId, productId: string): ListenerState<StudioTemplate> =>
  useListener(`${store}/${productId}`, (onNext, onError) =>
    watchStudioTemplate(store, productId, onNext, onError),
  );
