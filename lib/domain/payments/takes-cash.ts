import type { Order } from '@/lib/domain/orders/order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** Whether an order may be paid at the door: the store takes cash, and so does the way it is delivered. A gift card is paid before it is made. */
export const takesCash = ({ delivery, gift }: Order, { payment }: Pick<StoreSetting, 'payment'>): boolean =>
  payment.cash.enabled && gift === null && delivery?.cash !== false;
