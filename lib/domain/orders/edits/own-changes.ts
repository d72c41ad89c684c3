import { deliveredTo } from '@/lib/domain/cart/delivered-to';
import { deliveryQuote } from '@/lib/domain/cart/pricing/charges';
import { convertMinor } from '@/lib/domain/money/money';
import { cancelDeadline } from '@/lib/domain/orders/cancel-window';
import type { Order, ShippingAddress } from '@/lib/domain/orders/order';
import { canChangeStatus } from '@/lib/domain/orders/order-status';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { canEdit, whySettled } from './may-edit';

/** The changes that the store currently allows the shopper of an order. */
export function ownChanges(
  order: Order,
  { orderRules }: Pick<StoreSetting, 'orderRules'>,
  now: number,
): { readonly address: boolean; readonly lines: boolean } {
  const deadline = cancelDeadline(order, orderRules);
  const inTime = deadline === null || now <= deadline;
  return {
    address: orderRules.shopperAddress && canEdit(order),
    // Only while the order can be cancelled; the last line is cancelled with the order.
    lines:
      orderRules.shopperLines &&
      order.lines.length > 1 &&
      inTime &&
      canChangeStatus(order, 'cancelled', 'shopper') &&
      whySettled(order) === null,
  };
}

/** The order's delivery method if the new address has it too, else the first one offered there. */
export function methodAt(
  { delivery, subtotal, currency, rate, totalProducts }: Order,
  address: ShippingAddress,
  setting: Pick<StoreSetting, 'delivery' | 'country' | 'baseCurrency'>,
): string | undefined {
  const worth = convertMinor(subtotal, currency, setting.baseCurrency, 1 / rate);
  const goods = { subtotal: worth, pieces: totalProducts, weight: 0 };
  const quote = deliveryQuote(goods, setting, deliveredTo(address));
  const offers = quote.status === 'offers' ? quote.offers : [];
  return offers.find(({ method }) => method.id === delivery?.methodId)?.method.id;
}
