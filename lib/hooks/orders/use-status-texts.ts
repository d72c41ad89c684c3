import { useTranslation } from 'next-i18next/pages';
import { isBroughtByCourier } from '@/lib/domain/delivery/brought-by-courier';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import type { OrderPart } from '@/lib/domain/orders/parcels/left-to-ship';

/** What is picked up is neither shipped nor delivered. */
const PICKED_UP = ['shipped', 'undelivered', 'delivered'] as const;

/** The names and explanations of an order's states, which differ where its shopper picks it up. */
export function useStatusTexts(order: Pick<Order, 'delivery'>) {
  const { t } = useTranslation('orders');
  const isPickup = !isBroughtByCourier(order);
  const own = (status: OrderStatus) => (isPickup ? PICKED_UP.find((one) => one === status) : undefined);
  return {
    nameOf: (status: OrderStatus) => {
      const pickup = own(status);
      return pickup ? t(`pickup.status.${pickup}`) : t(`status.${status}`);
    },
    textOf: (status: OrderStatus) => {
      const pickup = own(status);
      return pickup ? t(`pickup.statusText.${pickup}`) : t(`statusText.${status}`);
    },
    nameOfPart: (part: OrderPart) => (isPickup ? t(`pickup.part.${part}`) : t(`part.${part}`)),
    textOfPart: (part: OrderPart) => (isPickup ? t(`pickup.partText.${part}`) : t(`partText.${part}`)),
  };
}
