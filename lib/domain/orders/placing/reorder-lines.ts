import type { CartLine } from '@/lib/domain/cart/cart';
import { addLine } from '@/lib/domain/cart/cart-operations';
import type { Order } from '@/lib/domain/orders/order';

/** An order's lines as cart lines for a reorder. Prices are 0, so that the quote reports every price as changed. */
export const reorderLines = ({ lines }: Pick<Order, 'lines'>): readonly CartLine[] =>
  lines.reduce<readonly CartLine[]>(
    (cart, { productId, variantId, quantity, slug, slugAr, title, imagePath, color, size, others, design }) =>
      addLine(cart, {
        productId,
        variantId,
        quantity,
        slug,
        ...(slugAr && { slugAr }),
        title,
        imagePath,
        color,
        size,
        others,
        design,
        unitPrice: 0,
        taxClass: 'standard',
      }),
    [],
  );
