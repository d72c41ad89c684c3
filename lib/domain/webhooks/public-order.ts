import type { Order } from '@/lib/domain/orders/order';
import { arrivedAt } from '@/lib/domain/orders/apply-status-change';
import { dueOf } from '@/lib/domain/prepaid/order-prepaid';

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/**
 * An order in webhooks (docs/webhooks.md): amounts in minor units of `currency`, times in ISO 8601. Fields may be
 * added, never removed; no designs, staff or notes.
 */
export const publicOrder = (order: Order) => ({
  id: order.id,
  number: order.number,
  status: order.status,
  paymentMethod: order.paymentMethod,
  paymentStatus: order.paymentStatus,
  locale: order.locale,
  currency: order.currency,
  subtotal: order.subtotal,
  discount: order.discount,
  deliveryCharges: order.deliveryCharges - order.deliveryDiscount,
  cashFee: order.cashFee,
  rounding: order.rounding,
  total: order.total,
  /** The amount left after gift card or store credit. */
  due: dueOf(order),
  lines: order.lines.map((line) => ({
    productId: line.productId,
    variantId: line.variantId,
    sku: line.sku,
    title: line.title,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    discount: line.discount,
  })),
  shippingAddress: { ...order.address },
  parcels: order.shipments.map(({ id, state, carrier, trackingNumber, lines }) => ({
    id,
    state,
    carrier,
    trackingNumber,
    lines: lines.map(({ line, quantity }) => ({ line, quantity })),
  })),
  refunds: order.refunds.map(({ id, amount, state, at }) => ({ id, amount, state, createdAt: iso(at) })),
  marketingConsent: order.marketing,
  createdAt: iso(order.createdAt),
  placedAt: iso(arrivedAt(order)),
  updatedAt: iso(order.updatedAt),
});
