import type { PlaceOrderRequest, PricedCart, QuotedLine } from '@/lib/domain/api/orders';
import { lineKey } from '@/lib/domain/cart/cart';
import { countPieces } from '@/lib/domain/cart/cart-operations';
import type { Catalogue } from '@/lib/domain/cart/pricing/price-cart';
import { findVariant } from '@/lib/domain/catalogue/product';
import { choicesOf } from '@/lib/domain/catalogue/variants/choices';
import { orderDelivery } from '@/lib/domain/delivery/deliver-order';
import { orderId, storeId } from '@/lib/domain/ids';
import type { ExchangeRate, Minor } from '@/lib/domain/money/money';
import { NO_SURPLUS } from '@/lib/domain/orders/edits/edit-fields';
import { newMaking } from '@/lib/domain/orders/making';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { takenWishes } from '@/lib/domain/orders/wishes/wishes';
import { storeDay } from '@/lib/domain/stats/store-day';
import { NOT_ASKED } from '@/lib/domain/orders/cash/confirmation';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { NO_TRANSFER } from '@/lib/domain/payments/transfer/order-transfer';
import { transferTime } from '@/lib/domain/payments/transfer/transfer-terms';
import type { OrderPrepaid } from '@/lib/domain/prepaid/order-prepaid';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { makingDays } from '@/lib/domain/studio/design/line-design';

interface Placing {
  readonly request: PlaceOrderRequest;
  /** The quote of exactly this request, without changes. */
  readonly quote: PricedCart;
  readonly catalogue: Catalogue;
  /** The gift card or store credit of the quote. */
  readonly prepaid?: Prepaid | null;
  readonly rate: ExchangeRate;
  readonly id: string;
  readonly number: string;
  readonly uid: string;
  readonly customerId: string;
  /** The request id of the placing call; null without a call. */
  readonly requestId: string | null;
  /** The store's setting for delivery, calendar and payment. */
  readonly setting: Pick<StoreSetting, 'timeZone' | 'country' | 'delivery' | 'checkout' | 'payment'>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Builds a new order from a quote; it takes no stock yet. Card and transfer orders wait for payment; an order with
 * nothing due is paid at once.
 */
export function buildOrder(placing: Placing): Order {
  const { request, quote, catalogue, rate, id, number, uid, customerId, requestId, setting, now } = placing;
  const lines = quote.lines.map((line, at) => ({
    ...snapshot(line, catalogue),
    discount: quote.discounts.reduce((sum, { shares }) => sum + (shares[at] ?? 0), 0),
  }));
  const isPaidFirst = request.paymentMethod !== 'cash';
  const byTransfer = request.paymentMethod === 'transfer';
  const status = isPaidFirst && quote.due > 0 ? 'pending' : 'placed';
  const isPaid = quote.due === 0 && (isPaidFirst || quote.prepaid > 0);
  return {
    id: orderId(id),
    storeId: storeId(request.storeId),
    number,
    uid,
    customerId,
    byHand: null,
    referral: request.referral ?? null,
    day: storeDay(now, setting.timeZone),
    locale: request.locale,
    lines,
    address: request.address,
    wishes: takenWishes(request.wishes, setting.checkout),
    marketing: setting.checkout.marketing && request.marketing === true,
    delivery: orderDelivery(setting, quote.deliveryMethod, makingDays(lines), now),
    mailFailure: null,
    emailCorrections: [],
    currency: quote.currency,
    rate,
    subtotal: quote.subtotal,
    discounts: quote.discounts,
    discount: quote.discount,
    deliveryCharges: quote.deliveryCharges,
    deliveryDiscount: quote.deliveryDiscount,
    cashFee: quote.cashFee,
    tax: quote.tax,
    rounding: quote.rounding,
    total: quote.total,
    prepaid: takenFrom(placing.prepaid, quote.prepaid),
    surplus: NO_SURPLUS,
    gift: null,
    totalProducts: countPieces(lines),
    paymentMethod: request.paymentMethod,
    paymentStatus: isPaid ? 'paid' : 'unpaid',
    status,
    making: newMaking(lines),
    goods: 'none',
    writtenOff: false,
    payUntil: byTransfer && status === 'pending' ? now + transferTime(setting) : null,
    confirmation: NOT_ASKED,
    history: [
      { at: now, actor: 'shopper', by: uid, from: null, to: status, reason: null, why: null, requestId },
    ],
    edits: [],
    shipment: null,
    shipments: [],
    cashDueAt: null,
    settlementId: null,
    refunds: [],
    returns: [],
    invoices: [],
    paymentId: null,
    extraPayments: [],
    transfer: byTransfer ? NO_TRANSFER : null,
    refusals: [],
    holds: [],
    disputes: [],
    createdAt: now,
    updatedAt: now,
  };
}

const takenFrom = (prepaid: Prepaid | null | undefined, amount: Minor): OrderPrepaid | null =>
  prepaid && amount > 0
    ? { id: prepaid.id, kind: prepaid.kind, last4: prepaid.last4, amount, returned: false }
    : null;

/** A new transfer order, with its stock reserved if the caps allow it; else it is taken on payment. */
export const withTransferGoods = (order: Order, isRoom: boolean): Order => ({
  ...order,
  goods: isRoom ? 'held' : 'none',
});

/** Reserves a new order's stock if the store's caps allow it; otherwise the store must accept the order first. */
export function withReservation(order: Order, isRoom: boolean): Order {
  if (isRoom) return { ...order, goods: 'held' };
  const history = order.history.map((event) => ({ ...event, to: 'awaiting' as const }));
  return { ...order, status: 'awaiting', history };
}

/** The order's line for a quoted line, at its price. */
export function snapshot(line: QuotedLine, { products, designs }: Catalogue): Omit<OrderLine, 'discount'> {
  const product = products.get(line.productId);
  const variant = product && findVariant(product, line.variantId);
  const design = line.designId === undefined ? null : designs.get(line.designId)?.design;
  if (!product || !variant || design === undefined)
    throw new Error(`The quote holds ${lineKey(line)}, which the catalogue does not.`);
  return {
    productId: product.id,
    variantId: variant.id,
    categoryId: product.categoryId,
    slug: product.slug,
    ...(product.slugAr && { slugAr: product.slugAr }),
    title: product.title,
    sku: variant.sku,
    imagePath: (product.images[variant.image ?? 0] ?? product.images[0])?.path ?? null,
    ...choicesOf(product, variant),
    design,
    unitPrice: line.unitPrice,
    ...(line.listPrice !== undefined && { listPrice: line.listPrice }),
    quantity: line.quantity,
  };
}
