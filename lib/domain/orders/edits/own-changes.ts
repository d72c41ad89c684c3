import { deliveredTo } from '@/lib/domain/cart/delivered-to';
import { deliveryQuote } from '@/lib/domain/cart/pricing/charges';
import { convertMinor } from '@/lib/domain/money/money';
import { cancelDeadline } from '@/lib/domain/orders/cancel-window';
import type { Order, ShippingAddress } from '@/lib/domain/orders/order';
import { canChangeStatus } from '@/lib/domain/orders/order-status';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { canEdit, whySettled } from './may-edit';

/** What a shopper may change now of an order of theirs, as the store allows it. */
export function ownChanges(
  order: Order,
  { orderRules }: Pick<StoreSetting, 'orderRules'>,
  now: number,
): { readonly address: boolean; readonly lines: boolean } {
  const deadline = cancelDeadline(order, orderRules);
  const inTime = deadline === null || now <= deadline;
  return {
    address: orderRules.shopperAddress && canEdit(order),
    // As long as all of it could be cancelled; the last line is cancelled with the order.
    lines:
      orderRules.shopperLines &&
      order.lines.length > 1 &&
      inTime &&
      canChangeStatus(order, 'cancelled', 'shopper') &&
      whySettled(order) === null,
  };
}

/** The order's delivery method where the other address has it too; else what a checkout there offers first. */
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
