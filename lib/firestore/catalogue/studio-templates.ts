import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { parseTemplate } from '@/lib/domain/studio/template/parse-template';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { parseTemplateVersion, type TemplateVersion } from '@/lib/domain/studio/template/template-version';
import { watchDocument, watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';
import { readOnce } from '@/lib/firestore/read-once';

/** A product's studio template, live; null for a product without a studio. */
export function watchStudioTemplate(
  store: StoreId,
  productId: string,
  onNext: (template: StudioTemplate | null) => void,
  onError: OnError,
): Stop {
  const path = collections.studioTemplate(store, productId);
  return watchDocument(path, (id, data) => parseTemplate(`studioTemplates/${id}`, data), onNext, onError);
}

/** The same once; null for a product without a studio. */
export function readStudioTemplate(
  store: StoreId,
  productId: string,
): Promise<Result<StudioTemplate | null>> {
  return readOnce(async ({ doc, getDoc }, db) => {
    const stored = await getDoc(doc(db, collections.studioTemplate(store, productId)));
    return stored.exists() ? parseTemplate(`studioTemplates/${stored.id}`, stored.data()) : null;
  });
}

/** Its newest saved versions, the newest first, at most `most`; for staff only. */
export const watchTemplateVersions = (
  store: StoreId,
  productId: string,
  most: number,
  onNext: (versions: readonly TemplateVersion[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ query, collection, orderBy, limit }, db) =>
      query(
        collection(db, collections.studioTemplateVersions(store, productId)),
        orderBy('version', 'desc'),
        limit(most),
      ),
    parseTemplateVersion,
    onNext,
    onError,
  );
