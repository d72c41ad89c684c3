import type { CartLine } from '@/lib/domain/cart/cart';
import { addLine } from '@/lib/domain/cart/cart-operations';
import type { Order } from './order';

/**
 * What an order held, to be put into a cart again. The prices are the store's to tell (0 here), so that a quote of these
 * lines names every price as changed.
 */
export const reorderLines = ({ lines }: Pick<Order, 'lines'>): readonly CartLine[] =>
  lines.reduce<readonly CartLine[]>(
    (cart, { productId, variantId, quantity, slug, title, imagePath, color, size, others }) =>
      addLine(cart, {
        productId,
        variantId,
        quantity,
        slug,
        title,
        imagePath,
        color,
        size,
        others,
        unitPrice: 0,
      }),
    [],
  );
