import type { StoreId } from '@/lib/domain/ids';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { watchStudioTemplate } from '@/lib/firestore/catalogue/studio-templates';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

/** What shoppers may design of a product, live; missing for a product without a studio. */
export const useStudioTemplate = (store: StoreId, productId: string): ListenerState<StudioTemplate> =>
  useListener(`${store}/${productId}`, (onNext, onError) =>
    watchStudioTemplate(store, productId, onNext, onError),
  );
