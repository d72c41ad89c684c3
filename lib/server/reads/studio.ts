import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseTemplate } from '@/lib/domain/studio/template/parse-template';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { adminFirestore } from '@/lib/server/firebase';
import { getDocument } from '@/lib/server/reads/counted';

/** A product's studio template, or null. */
export async function readStudioTemplate(store: StoreId, productId: string): Promise<StudioTemplate | null> {
  const stored = await getDocument(adminFirestore().doc(collections.studioTemplate(store, productId)));
  return stored.exists ? parseTemplate(stored.ref.path, stored.data()) : null;
}
