import type { Callables } from '@/lib/domain/api/callables';
import type { ShippingAddress, Order } from '@/lib/domain/orders/order';
import { parseOrder } from '@/lib/domain/orders/parse-order';
import { storeDay } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { GIFT_PRODUCT, GIFT_TITLE, type OrderGift } from './gift-sale';

interface Buying {
  readonly request: Callables['buyGiftCard']['request'];
  readonly address: ShippingAddress;
  readonly setting: Pick<StoreSetting, 'storeId' | 'baseCurrency' | 'timeZone'>;
  readonly gift: OrderGift;
  readonly id: string;
  readonly number: string;
  readonly uid: string;
  readonly customerId: string;
  readonly requestId: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Builds the order of a gift card, which waits for its card payment. It is money, not goods, so it has no stock,
 * delivery, discount or VAT.
 */
export function buildGiftOrder({ request, setting, now, ...order }: Buying): Order {
  const { amount, locale } = request;
  const { storeId, baseCurrency, timeZone } = setting;
  const line = {
    ...{ productId: GIFT_PRODUCT, variantId: GIFT_PRODUCT, title: GIFT_TITLE },
    ...{ unitPrice: amount, quantity: 1 },
  };
  const { uid: by, requestId } = order;
  return parseOrder(order.id, {
    ...order,
    ...{ storeId, locale, currency: baseCurrency, rate: 1, day: storeDay(now, timeZone) },
    ...{ lines: [line], subtotal: amount, total: amount },
    ...{ paymentMethod: 'card', paymentStatus: 'unpaid', status: 'pending', goods: 'none' },
    history: [{ at: now, actor: 'shopper', by, from: null, to: 'pending', requestId }],
    ...{ createdAt: now, updatedAt: now },
  });
}
