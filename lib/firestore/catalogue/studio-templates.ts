import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { parseTemplate } from '@/lib/domain/studio/template/parse-template';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';
import { parseAll } from '@/lib/firestore/parse-all';
import { readOnce } from '@/lib/firestore/read-once';

/** What shoppers may design of a product, live; null for a product without a studio. */
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

/** Products that shoppers design, whose templates can be copied, at most `size`. */
export function readStudioProducts(store: StoreId, size: number): Promise<Result<Product[]>> {
  return readOnce(async ({ collection, getDocs, limit, query, where }, db) => {
    const designed = query(
      collection(db, collections.products(store)),
      where('studio', '==', true),
      limit(size),
    );
    return parseAll((await getDocs(designed)).docs, parseProduct);
  });
}
