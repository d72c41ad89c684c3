import type { StoreId } from '@/lib/domain/ids';
import type { TemplateVersion } from '@/lib/domain/studio/template/template-version';
import { watchTemplateVersions } from '@/lib/firestore/catalogue/studio-templates';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

/** The newest `most` saved versions of a product's studio template, live; for staff only. */
export const useTemplateVersions = (
  store: StoreId,
  productId: string,
  most: number,
): ListenerState<readonly TemplateVersion[]> =>
  useListener<readonly TemplateVersion[]>(`${store}/${productId} ${most}`, (onNext, onError) =>
    watchTemplateVersions(store, productId, most, onNext, onError),
  );
