import type { Firestore } from 'firebase-admin/firestore';
import { nullWhenExists } from '@/functions/src/adapters/database/error-code';
import { digest } from '@/functions/src/adapters/tokens/digest';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { filledText } from '@/lib/domain/parse/fields';
import type { Design } from '@/lib/domain/studio/design/design';

type Content = Pick<Design, 'productId' | 'variantId' | 'templateVersion' | 'input' | 'svgHash' | 'uid'>;

/**
 * The id of a design: the same for the same board of the same shopper, and to be found out by nobody who knows all of that,
 * because it contains the store's salt. A renderer that draws it differently makes another design of it. `parseDesignInput` puts
 * the fields of an input in one order.
 */
export const designIdOf = (
  salt: string,
  { uid, productId, variantId, templateVersion, input, svgHash }: Content,
) => digest([salt, uid, productId, variantId, templateVersion, input, svgHash]);

/** The salt of a store, made at its first design. */
export async function readDesignSalt(db: Firestore, store: StoreId, newId: () => string): Promise<string> {
  const ref = db.doc(collections.designSalt(store));
  const known = async () => filledText((await ref.get()).get('salt'));
  const before = await known();
  if (before) return before;
  // Of two first designs at the same moment one makes it.
  await ref.create({ salt: `${newId()}${newId()}` }).catch(nullWhenExists);
  return (await known()) ?? '';
}
