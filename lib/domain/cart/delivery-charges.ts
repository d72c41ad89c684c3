import type { Minor } from '@/lib/domain/money/money';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** Delivery of a cart worth `subtotal`, both in minor units of the base currency: flat, free from `freeOver` on. */
export function deliveryCharges(subtotal: Minor, shipping: StoreSetting['shipping']): Minor {
  const isFree = shipping.freeOver !== null && subtotal >= shipping.freeOver;
  return isFree ? 0 : shipping.flat;
}
