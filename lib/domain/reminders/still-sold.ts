import type { CartLine } from '@/lib/domain/cart/cart';
import { designIn } from '@/lib/domain/cart/cart';
import { cartLineOf } from '@/lib/domain/cart/cart-line-of';
import { priceCart, type Catalogue } from '@/lib/domain/cart/pricing/price-cart';
import { findOffered } from '@/lib/domain/catalogue/product';
import { storeDay } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { KeptCart } from './kept-cart';

/** The lines of a stored cart that are still available, at today's prices. */
export function stillSold(
  { lines, locale }: Pick<KeptCart, 'lines' | 'locale'>,
  catalogue: Catalogue,
  setting: StoreSetting,
  now: number,
): CartLine[] {
  const wanted = lines.map((line) => ({ ...line, seenPrice: 0 }));
  const { baseCurrency: currency, timeZone } = setting;
  const day = storeDay(now, timeZone);
  const priced = priceCart(wanted, catalogue, { setting, currency, locale, now, day });
  if (!priced.ok) return [];
  return priced.value.lines.flatMap((line) => {
    const product = catalogue.products.get(line.productId);
    const variant = product && findOffered(product, line.variantId);
    if (!variant) return [];
    const design = catalogue.designs.get(designIn(line).designId ?? '')?.design ?? null;
    return [{ ...cartLineOf(product, variant, line.quantity), design, unitPrice: line.basePrice }];
  });
}
