import type { Firestore } from 'firebase-admin/firestore';
import { nullWhenExists } from '@/functions/src/adapters/database/error-code';
import { digest } from '@/functions/src/adapters/tokens/digest';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { filledText } from '@/lib/domain/parse/fields';
import type { Design } from '@/lib/domain/studio/design/design';

type Content = Pick<Design, 'productId' | 'variantId' | 'templateVersion' | 'input' | 'svgHash' | 'uid'>;

/**
 * The id of a design: the same for the same board of the same shopper. It contains the store's salt, so that nobody can compute
 * it from the board. A renderer that draws the board differently gives it another id. `parseDesignInput` puts an input's fields
 * in a fixed order.
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
  // Of two concurrent first designs, one creates it.
  await ref.create({ salt: `${newId()}${newId()}` }).catch(nullWhenExists);
  return (await known()) ?? '';
}
