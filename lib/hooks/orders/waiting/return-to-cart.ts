import { NEW_ADDRESS, saveDraft } from '@/lib/browser/shipping-draft';
import type { CartLine } from '@/lib/domain/cart/cart';
import { mergeCarts } from '@/lib/domain/cart/merge-carts';
import type { WaitingOrder } from '@/lib/domain/orders/waiting/waiting-order';
import { cartStore } from '@/lib/hooks/orders/cart-store';

/** Returns the lines of an order that is not placed to the cart; lines already in the cart are not counted twice. */
export const returnToCart = (lines: readonly CartLine[]): void =>
  cartStore.update((cart) => ({ ...cart, lines: mergeCarts([], cart.lines, lines) }));

/** Likewise, with its address in the checkout's form. */
export function returnToCheckout({ lines, owner, request }: WaitingOrder): void {
  const member = owner && !owner.isGuest ? owner.uid : null;
  saveDraft(member, { picked: NEW_ADDRESS, typed: request.address });
  returnToCart(lines);
}
