import { designIn, variantKey } from '@/lib/domain/cart/cart';
import { findOffered, type Product } from '@/lib/domain/catalogue/product';
import type { LineChange } from '@/lib/domain/errors/app-error';
import { localized, type Locale } from '@/lib/domain/locale';
import type { OrderLine } from '@/lib/domain/orders/order';
import { GIFT_PRODUCT } from '@/lib/domain/prepaid/sale/gift-sale';

/**
 * Lists lines that are no longer sold or lack stock, whatever their price. For carts, `priceCart` does this and also
 * compares prices. Lines of one variant share its stock, whatever their designs.
 */
export function missingStock(
  lines: readonly OrderLine[],
  catalogue: ReadonlyMap<string, Product>,
  locale: Locale,
): LineChange[] {
  const wanted = new Map<string, number>();
  for (const line of lines) wanted.set(variantKey(line), (wanted.get(variantKey(line)) ?? 0) + line.quantity);
  return [...new Map(lines.map((line) => [variantKey(line), line])).values()].flatMap(
    (line): LineChange[] => {
      const { productId, variantId } = line;
      if (productId === GIFT_PRODUCT) return [];
      const product = catalogue.get(productId);
      const variant = product?.status === 'active' ? findOffered(product, variantId) : undefined;
      const which = { productId, variantId, ...designIn(line), title: localized(line.title, locale) };
      if (!variant) return [{ kind: 'gone', ...which }];
      if (variant.stock < 1) return [{ kind: 'sold-out', ...which }];
      const isShort = variant.stock < (wanted.get(variantKey(line)) ?? 0);
      return isShort ? [{ kind: 'stock', ...which, available: variant.stock }] : [];
    },
  );
}
