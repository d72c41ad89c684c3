import { remindedCart } from '@/lib/browser/reminded-cart';
import { call } from '@/lib/functions/call';

/**
 * Ends the reminder of this browser's cart. A request on its way is dropped too, because the server remembers the id; another
 * consent gets a new id.
 */
export function dropKeptCart(storeId: string): void {
  const cart = remindedCart.get();
  if (!cart) return;
  remindedCart.update(() => null);
  if (cart.agreed) void call('dropCart', { storeId, cartId: cart.id });
}
