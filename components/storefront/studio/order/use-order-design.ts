import { useState } from 'react';
import { useRouter } from 'next/router';
import { useNotifyAdded } from '@/components/storefront/cart/use-notify-added';
import { useCart } from '@/context/cart-context';
import { useStoreId } from '@/context/use-store-id';
import { forgetDesign } from '@/lib/browser/studio/stored-designs';
import { cartLineOf } from '@/lib/domain/cart/cart-line-of';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import type { AppError } from '@/lib/domain/errors/app-error';
import { saveDesign } from '@/lib/functions/designs';
import { paths } from '@/lib/paths';
import type { Drawn } from './save-drawn';

/** Adds the board to the cart, or replaces the cart line that the shopper came to edit. */
export function useOrderDesign(product: Product, variant: Variant) {
  const store = useStoreId();
  const { query, push } = useRouter();
  const { add, lines, remove } = useCart();
  const notifyAdded = useNotifyAdded();
  const [failure, setFailure] = useState<AppError | null>(null);
  const changed = lines.find(
    ({ productId, design }) => productId === product.id && design && design.id === query.change,
  );

  /** Resolves to `outdated` if `isShown` is false once the board is saved: then it is not put into the cart. */
  const order = async ({ board, input }: Drawn, isShown: () => boolean): Promise<'outdated' | null> => {
    setFailure(null);
    const saved = await saveDesign({
      storeId: store,
      productId: product.id,
      variantId: variant.id,
      input,
      svgHash: board.hash,
    });
    if (!saved.ok) {
      setFailure(saved.error);
      return null;
    }
    if (!isShown()) return 'outdated';
    const { designId, addOn, ...shown } = saved.value;
    if (changed) remove(changed);
    const limit = add({
      ...cartLineOf(product, variant, changed?.quantity ?? 1),
      design: { id: designId, ...shown },
      unitPrice: variant.price + addOn,
    });
    forgetDesign({ id: null, productId: product.id });
    notifyAdded(limit);
    if (changed) await push(paths.cart);
    return null;
  };

  return { order, changes: changed !== undefined, failure };
}
