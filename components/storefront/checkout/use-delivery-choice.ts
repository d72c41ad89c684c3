import { useState } from 'react';
import { useCart } from '@/context/cart-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { deliveryQuote, type Destination } from '@/lib/domain/cart/pricing/charges';
import { measureGoods } from '@/lib/domain/cart/pricing/cart-totals';
import { baseSubtotal } from '@/lib/domain/cart/pricing/estimate-cart';
import { chosenOffer } from '@/lib/domain/delivery/quote-delivery';
import type { DeliveryMethod } from '@/lib/domain/delivery/zone';

/**
 * Delivery methods for an address, and the shopper's choice. After a change of address, the method of the same kind stays
 * chosen, else the first one.
 */
export function useDeliveryChoice(to: Destination) {
  const setting = useStoreSetting();
  const { lines } = useCart();
  const [picked, setPicked] = useState<DeliveryMethod | null>(null);
  const goods = { subtotal: baseSubtotal(lines), ...measureGoods(lines) };
  const quoteTo = (destination: Destination) => deliveryQuote(goods, setting, destination);
  const quote = quoteTo(to);
  const chosen = quote.status === 'offers' ? chosenOffer(quote, picked) : null;
  return { to, quote, quoteTo, chosen, choose: setPicked };
}
