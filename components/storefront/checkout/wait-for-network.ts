import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import type { CartLine } from '@/lib/domain/cart/cart';
import type { CurrentUser } from '@/lib/domain/account/current-user';

/** These payments need the store: a card, a transfer's account, a gift card's balance. */
const needsStore = ({ paymentMethod, giftCode, useCredit }: PlaceOrderRequest) =>
  paymentMethod !== 'cash' || Boolean(giftCode) || useCredit === true;

/** Queues an order on this device until the network is back. Resolves to whether it is stored; if not, nothing has changed. */
export async function waitForNetwork(
  request: PlaceOrderRequest,
  lines: readonly CartLine[],
  user: CurrentUser | null,
): Promise<boolean> {
  // Without locks, two tabs might both send it.
  if (needsStore(request) || !('locks' in navigator)) return false;
  try {
    const { putOrder } = await import('@/lib/browser/offline/order-queue');
    await putOrder({
      state: 'waiting',
      request,
      lines,
      madeAt: Date.now(),
      owner: user && { uid: user.uid, isGuest: user.isAnonymous },
      sent: null,
      error: null,
    });
    return true;
  } catch {
    return false;
  }
}
