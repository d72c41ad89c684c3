import type { Order } from '@/lib/domain/orders/order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/**
 * Whether an order can be paid at the door: store and delivery method must accept cash. A gift card must be paid before
 * it is made.
 */
export const takesCash = ({ delivery, gift }: Order, { payment }: Pick<StoreSetting, 'payment'>): boolean =>
  payment.cash.enabled && gift === null && delivery?.cash !== false;
