export const ORDER_STATUSES = [
  'pending',
  'awaiting',
  'placed',
  'confirmed',
  'shipped',
  'delivered',
  'undelivered',
  'cancelled',
  'returned',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * Where an order's pieces are: still for sale (`none`), reserved and counted against the store's caps (`held`), or out
 * of stock (`taken`).
 */
export const GOODS_STATES = ['none', 'held', 'taken'] as const;
export type GoodsState = (typeof GOODS_STATES)[number];

export const PAYMENT_STATUSES = ['unpaid', 'paid', 'refunded', 'partially_refunded', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Why the courier brought a parcel back. */
export const UNDELIVERED_REASONS = ['refused', 'absent', 'wrong-address', 'damaged', 'other'] as const;
export type UndeliveredReason = (typeof UNDELIVERED_REASONS)[number];

export const PAYMENT_METHODS = ['cash', 'card', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** `pending` until the payment provider confirms; a failed refund paid nothing back. */
export const REFUND_STATES = ['pending', 'done', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/**
 * Where a refund goes if not back through the payment: to the gift card or credit that paid, to store credit, or to the
 * pieces of an exchange, which moves no money.
 */
export const REFUND_TARGETS = ['prepaid', 'credit', 'exchange'] as const;
export type RefundTarget = (typeof REFUND_TARGETS)[number];

/** Why a received payment is held: wrong amount, wrong currency, or no payment was due. */
export const HOLD_REASONS = ['amount', 'currency', 'unexpected'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** The state of a cash order's confirmation by its shopper. */
export const CONFIRMATION_STATES = ['unasked', 'asked', 'confirmed', 'declined'] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/** How the answer came: by a mail's link, a WhatsApp link, the order's page, or a phone call noted by staff. */
export const CONFIRMATION_CHANNELS = ['mail', 'whatsapp', 'page', 'phone'] as const;
export type ConfirmationChannel = (typeof CONFIRMATION_CHANNELS)[number];

/** Who changes an order: the shopper, staff, or the system (payment, expiry). */
export type OrderActor = 'shopper' | 'owner' | 'system';

/** The one table of order transitions; functions enforce it and screens offer what it allows. */
const NEXT: Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>> = {
  // Waits for its card payment or bank transfer.
  pending: {
    placed: ['system', 'shopper'],
    awaiting: ['shopper'],
    cancelled: ['shopper', 'owner', 'system'],
  },
  // Cash order above a new shopper's caps: takes no stock until the store accepts it.
  awaiting: { placed: ['owner'], cancelled: ['shopper', 'owner', 'system'] },
  // A gift card is delivered at once when paid; goods never are.
  placed: { confirmed: ['owner'], delivered: ['system'], cancelled: ['shopper', 'owner', 'system'] },
  confirmed: { shipped: ['owner'], cancelled: ['owner'] },
  shipped: { delivered: ['owner'], undelivered: ['owner'] },
  // The parcel is with the courier or on its way back: it is sent again, or returned once it has arrived.
  undelivered: { shipped: ['owner'], returned: ['owner'] },
  delivered: { returned: ['owner'] },
  // An expired order can be placed if its payment arrives late.
  cancelled: { placed: ['system'] },
  returned: {},
};

/** Whether the order, or its first parcel, was shipped and it has not ended. */
export const hasLeft = ({ status }: { readonly status: OrderStatus }): boolean =>
  status === 'shipped' || status === 'undelivered' || status === 'delivered';

/** The production state of custom boards; `waiting` for the store to approve the design. */
export const MAKING_STATES = ['waiting', 'approved', 'in-production', 'made'] as const;
export type MakingState = (typeof MAKING_STATES)[number];

/** The states of a design change that the store asked its shopper about. */
export const DESIGN_CHANGE_STATES = ['waiting', 'approved', 'refused', 'withdrawn'] as const;
export type DesignChangeState = (typeof DESIGN_CHANGE_STATES)[number];

/** An order's current state. `making` is null without custom boards. */
export interface Standing {
  readonly status: OrderStatus;
  /** Whether the shopper was asked, and whether shipping requires the answer. */
  readonly confirmation: { readonly state: ConfirmationState; readonly required: boolean };
  readonly making: {
    readonly state: MakingState;
    readonly changes?: readonly { readonly state: DesignChangeState }[];
  } | null;
  /** The gift card that the order buys instead of goods. */
  readonly gift?: object | null;
}

interface MakingRow {
  readonly next: readonly MakingState[];
  /** The previous step, to undo a mistaken click or scan. */
  readonly back: MakingState | null;
  /** Whether the shopper can still cancel a confirmed order. */
  readonly cancels: boolean;
  /** Whether the store can still ask for another design. */
  readonly changes: boolean;
  /** Whether it may be shipped. */
  readonly ships: boolean;
}

/** The production steps, between `confirmed` and `shipped`. Damaged boards are made again. */
const MAKING: Record<MakingState, MakingRow> = {
  waiting: { next: ['approved'], back: null, cancels: true, changes: true, ships: false },
  approved: { next: ['in-production'], back: 'waiting', cancels: false, changes: true, ships: false },
  'in-production': { next: ['made'], back: 'approved', cancels: false, changes: false, ships: false },
  made: { next: ['in-production'], back: 'in-production', cancels: false, changes: false, ships: true },
};

/** Whether shipping requires a confirmation that is still missing. */
export const waitsForShopper = ({ confirmation: { required, state } }: Pick<Standing, 'confirmation'>) =>
  required && state !== 'confirmed';

export function canChangeStatus(from: Standing, to: OrderStatus, actor: OrderActor): boolean {
  const { status, making } = from;
  const row = making && MAKING[making.state];
  if (to === 'shipped' && ((row && !row.ships) || waitsForShopper(from))) return false;
  if (to === 'cancelled' && status === 'confirmed' && actor !== 'owner') return endsUnconfirmed(from, actor);
  if (to === 'delivered' && status === 'placed' && !from.gift) return false;
  // A gift card is given back by a refund, which takes the money off it.
  if (to === 'returned' && from.gift) return false;
  return NEXT[status][to]?.includes(actor) ?? false;
}

/**
 * Whether a confirmed order can end without the store: the shopper declines or never answers, or cancels before
 * production.
 */
function endsUnconfirmed({ making, confirmation }: Standing, actor: OrderActor): boolean {
  const isAsked = confirmation.state === 'asked';
  if (!making) return isAsked;
  return MAKING[making.state].cancels && (actor === 'shopper' || isAsked);
}

export const nextStatuses = (from: Standing, actor: OrderActor): OrderStatus[] =>
  ORDER_STATUSES.filter((to) => canChangeStatus(from, to, actor));

export const canChangeMaking = (from: Standing, to: MakingState): boolean =>
  nextMaking(from).includes(to) ||
  (from.status === 'confirmed' && from.making !== null && MAKING[from.making.state].back === to);

/** The production steps that the store can take now; none during an open design question. */
export const nextMaking = (from: Standing): readonly MakingState[] =>
  from.making && from.status === 'confirmed' && !awaitsShopper(from) ? MAKING[from.making.state].next : [];

/** Whether the shopper has an open design question. */
export const awaitsShopper = ({ making }: Pick<Standing, 'making'>): boolean =>
  making?.changes?.some(({ state }) => state === 'waiting') ?? false;

/** Whether the designs can still change. The mail about a change shows them, so the store must have confirmed the order. */
export const canChangeDesigns = ({ status, making }: Standing): boolean =>
  making !== null && status === 'confirmed' && MAKING[making.state].changes;

/** Whether ending the order requires the store's reason: a delivered custom board is only returned for a fault. */
export const needsReason = ({ status, making }: Standing, to: OrderStatus): boolean =>
  to === 'returned' && status === 'delivered' && making !== null;

/** Whether a change to this status returns the stock. */
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
