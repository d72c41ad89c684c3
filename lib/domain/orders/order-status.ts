export const ORDER_STATUSES = [
  'pending',
  'awaiting',
  'placed',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * Where an order's pieces are: still for sale (`none`), reserved, so that they count against the store's caps
 * (`held`), or out of stock for good (`taken`).
 */
export const GOODS_STATES = ['none', 'held', 'taken'] as const;
export type GoodsState = (typeof GOODS_STATES)[number];

export const PAYMENT_STATUSES = ['unpaid', 'paid', 'refunded', 'partially_refunded', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_METHODS = ['cash', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** `pending` until a payment provider has confirmed; a failed one gave nothing back. */
export const REFUND_STATES = ['pending', 'done', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** What is wrong with money that came: its amount, its currency, or that nobody was to pay it. */
export const HOLD_REASONS = ['amount', 'currency', 'unexpected'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Who moves an order: the shopper who bought, the store's people, or the product itself (payment, expiry). */
export type OrderActor = 'shopper' | 'owner' | 'system';

/** The one table of order transitions; functions enforce it and screens offer what it allows. */
const NEXT: Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>> = {
  // Waits for its card payment.
  pending: {
    placed: ['system', 'shopper'],
    awaiting: ['shopper'],
    cancelled: ['shopper', 'owner', 'system'],
  },
  // Paid at the door and above a new shopper's caps: takes no stock until the store accepts it.
  awaiting: { placed: ['owner'], cancelled: ['shopper', 'owner', 'system'] },
  placed: { confirmed: ['owner'], cancelled: ['shopper', 'owner', 'system'] },
  confirmed: { shipped: ['owner'], cancelled: ['owner'] },
  shipped: { delivered: ['owner'] },
  delivered: { returned: ['owner'] },
  // What expired unpaid, when its payment came after all.
  cancelled: { placed: ['system'] },
  returned: {},
};

export const canChangeStatus = (from: OrderStatus, to: OrderStatus, actor: OrderActor): boolean =>
  NEXT[from][to]?.includes(actor) ?? false;

export const nextStatuses = (from: OrderStatus, actor: OrderActor): OrderStatus[] =>
  ORDER_STATUSES.filter((to) => canChangeStatus(from, to, actor));

/** Changing to these statuses returns the stock. */
export const returnsStock = (to: OrderStatus): boolean => to === 'cancelled' || to === 'returned';

const NEXT_PAYMENT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  unpaid: ['paid', 'failed'],
  failed: ['paid'],
  paid: ['partially_refunded', 'refunded'],
  partially_refunded: ['partially_refunded', 'refunded'],
  refunded: [],
};

export const canChangePaymentStatus = (from: PaymentStatus, to: PaymentStatus): boolean =>
  NEXT_PAYMENT[from].includes(to);
