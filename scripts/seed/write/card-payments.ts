import type Stripe from 'stripe';
import { createPayment } from '@/functions/src/adapters/stripe/payments/create-payment';
import type { Order } from '@/lib/domain/orders/order';
import { storeStripe } from './local-stripe';

const PAGE_SIZE = 100;

/**
 * Pays one store's card orders at its local Stripe and returns all its orders with their payments. Skips those that an
 * interrupted seed already paid.
 */
export async function payCardOrders(store: string, orders: readonly Order[]): Promise<Order[]> {
  const byCard = orders.filter(({ paymentMethod }) => paymentMethod === 'card');
  if (byCard.length === 0) return [...orders];
  const stripe = await storeStripe(store);
  const paid = new Map<string, string>();
  for await (const { id, status, metadata } of stripe.paymentIntents.list({ limit: PAGE_SIZE }))
    if (status === 'succeeded' && metadata.orderId) paid.set(metadata.orderId, id);
  for (const order of byCard) if (!paid.has(order.id)) paid.set(order.id, await pay(stripe, order));
  return orders.map((order) => ({ ...order, paymentId: paid.get(order.id) ?? null }));
}

/** Idempotent: continues a payment that an interrupted seed began. */
async function pay(stripe: Stripe, order: Order): Promise<string> {
  const { id: orderId, storeId, number, total: amount, currency, createdAt: since } = order;
  const key = ['seed', storeId, orderId, number, amount, currency].join(':');
  const { id } = await createPayment(stripe, storeId, {
    orderId,
    number,
    amount,
    currency,
    key,
    since,
    fee: 0,
  });
  const { status } = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  if (status !== 'succeeded') throw new Error(`The local Stripe left the order ${number} unpaid.`);
  return id;
}
