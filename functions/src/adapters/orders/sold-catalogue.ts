import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { catalogueOf, productRefs } from '@/functions/src/adapters/database/firestore';
import type { RequestedLine } from '@/lib/domain/api/orders';
import type { Catalogue } from '@/lib/domain/cart/pricing/price-cart';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { MalformedDocumentError } from '@/lib/domain/parse/fields';
import { parseDesign } from '@/lib/domain/studio/design/design';
import { soldDesign, type SoldDesign } from '@/lib/domain/studio/design/sold-design';
import { parseTemplate } from '@/lib/domain/studio/template/parse-template';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';

/**
 * References to all that these lines' prices depend on: products, designs and the products' templates. For one `getAll`, as
 * `productRefs`; a line without a design needs only its product.
 */
export function soldRefs(
  db: Firestore,
  store: StoreId,
  lines: readonly Pick<RequestedLine, 'productId' | 'designId'>[],
): DocumentReference[] {
  const products = productRefs(
    db,
    store,
    lines.map(({ productId }) => productId),
  );
  const designed = lines.flatMap(({ productId, designId }) => (designId ? { productId, designId } : []));
  const paths = designed.flatMap(({ productId, designId }) => [
    collections.studioTemplate(store, productId),
    collections.design(store, designId),
  ]);
  return [...products, ...[...new Set(paths)].map((path) => db.doc(path))];
}

/** The catalogue for pricing, from the documents of `soldRefs`; leaves out designs that cannot be made today. */
export function soldCatalogue(snapshots: readonly DocumentSnapshot[]): Catalogue {
  const of = (collection: string) => snapshots.filter(({ ref }) => ref.parent.id === collection);
  const products = catalogueOf(of('products'));
  const templates = new Map(of('studioTemplates').map((snapshot) => [snapshot.id, templateIn(snapshot)]));
  const designs = new Map<string, SoldDesign>();
  for (const snapshot of of('designs')) {
    if (!snapshot.exists) continue;
    const design = parseDesign(snapshot.id, snapshot.data());
    const product = products.get(design.productId);
    const sold = product && soldDesign(design, product, templates.get(design.productId) ?? null);
    if (sold) designs.set(design.id, sold);
  }
  return { products, designs };
}

/** Null where there is none, or one of a shape that this version does not know. */
export function templateIn(snapshot: DocumentSnapshot): StudioTemplate | null {
  if (!snapshot.exists) return null;
  try {
    return parseTemplate(snapshot.ref.path, snapshot.data());
  } catch (error) {
    if (error instanceof MalformedDocumentError) return null;
    throw error;
  }
}
