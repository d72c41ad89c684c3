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

/** How far boards are that are made for one order; `waiting` for the store to approve what was designed. */
export const MAKING_STATES = ['waiting', 'approved', 'in-production', 'made'] as const;
export type MakingState = (typeof MAKING_STATES)[number];

/** What became of a change of a design that the store asked its shopper for. */
export const DESIGN_CHANGE_STATES = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type DesignChangeState = (typeof DESIGN_CHANGE_STATES)[number];

/** Where an order stands. `making` is null for one of boards from stock alone. */
export interface Standing {
  readonly status: OrderStatus;
  readonly making: {
    readonly state: MakingState;
    readonly changes?: readonly { readonly state: DesignChangeState }[];
  } | null;
}

interface MakingRow {
  readonly next: readonly MakingState[];
  /** The step before, to undo what was pressed or scanned by mistake. */
  readonly back: MakingState | null;
  /** Its shopper may still cancel it although the store confirmed it. */
  readonly cancels: boolean;
  /** The store may still ask for another design. */
  readonly changes: boolean;
  /** It may be shipped. */
  readonly ships: boolean;
}

/** The steps of making, which the store takes between `confirmed` and `shipped`. What was damaged is made again. */
const MAKING: Record<MakingState, MakingRow> = {
  waiting: { next: ['approved'], back: null, cancels: true, changes: true, ships: false },
  approved: { next: ['in-production'], back: 'waiting', cancels: false, changes: true, ships: false },
  'in-production': { next: ['made'], back: 'approved', cancels: false, changes: false, ships: false },
  made: { next: ['in-production'], back: 'in-production', cancels: false, changes: false, ships: true },
};

export function canChangeStatus({ status, making }: Standing, to: OrderStatus, actor: OrderActor): boolean {
  const row = making && MAKING[making.state];
  if (to === 'shipped' && row && !row.ships) return false;
  if (to === 'cancelled' && actor === 'shopper' && status === 'confirmed') return row?.cancels ?? false;
  return NEXT[status][to]?.includes(actor) ?? false;
}

export const nextStatuses = (from: Standing, actor: OrderActor): OrderStatus[] =>
  ORDER_STATUSES.filter((to) => canChangeStatus(from, to, actor));

export const canChangeMaking = (from: Standing, to: MakingState): boolean =>
  nextMaking(from).includes(to) ||
  (from.status === 'confirmed' && from.making !== null && MAKING[from.making.state].back === to);

/** The steps of making that the store can take now: none while the shopper is asked about a design. */
export const nextMaking = (from: Standing): readonly MakingState[] =>
  from.making && from.status === 'confirmed' && !awaitsShopper(from) ? MAKING[from.making.state].next : [];

/** Whether the store waits for the shopper's answer about a design. */
export const awaitsShopper = ({ making }: Pick<Standing, 'making'>): boolean =>
  making?.changes?.some(({ state }) => state === 'waiting') ?? false;

/** Whether the designs of the order may still change. Its mail shows them, so the store has looked at the order. */
export const canChangeDesigns = ({ status, making }: Standing): boolean =>
  making !== null && status === 'confirmed' && MAKING[making.state].changes;

/** Whether ending the order needs the store's reason: a board made for one person is taken back for a fault alone. */
export const needsReason = ({ making }: Pick<Standing, 'making'>, to: OrderStatus): boolean =>
  to === 'returned' && making !== null;

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
