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
 * Where an order's pieces are: still for sale (`none`), reserved, so that they count against the store's caps
 * (`held`), or out of stock for good (`taken`).
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

/** `pending` until a payment provider has confirmed; a failed one gave nothing back. */
export const REFUND_STATES = ['pending', 'done', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Where a refund goes that does not go the way of the payment: onto the gift card or credit that paid, or as store credit. */
export const REFUND_TARGETS = ['prepaid', 'credit'] as const;
export type RefundTarget = (typeof REFUND_TARGETS)[number];

/** What is wrong with money that came: its amount, its currency, or that nobody was to pay it. */
export const HOLD_REASONS = ['amount', 'currency', 'unexpected'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Whether the shopper of a cash order said that it is meant. */
export const CONFIRMATION_STATES = ['unasked', 'asked', 'confirmed', 'declined'] as const;
export type ConfirmationState = (typeof CONFIRMATION_STATES)[number];

/** How the answer came: by the link of a mail, by the one of a WhatsApp message, on the order's page, or noted by staff after a call. */
export const CONFIRMATION_CHANNELS = ['mail', 'whatsapp', 'page', 'phone'] as const;
export type ConfirmationChannel = (typeof CONFIRMATION_CHANNELS)[number];

/** Who moves an order: the shopper who bought, the store's people, or the product itself (payment, expiry). */
export type OrderActor = 'shopper' | 'owner' | 'system';

/** The one table of order transitions; functions enforce it and screens offer what it allows. */
const NEXT: Record<OrderStatus, Partial<Record<OrderStatus, readonly OrderActor[]>>> = {
  // Waits for its payment by card or bank transfer.
  pending: {
    placed: ['system', 'shopper'],
    awaiting: ['shopper'],
    cancelled: ['shopper', 'owner', 'system'],
  },
  // Paid at the door and above a new shopper's caps: takes no stock until the store accepts it.
  awaiting: { placed: ['owner'], cancelled: ['shopper', 'owner', 'system'] },
  // A gift card is there once it is paid; goods never get there at once.
  placed: { confirmed: ['owner'], delivered: ['system'], cancelled: ['shopper', 'owner', 'system'] },
  confirmed: { shipped: ['owner'], cancelled: ['owner'] },
  shipped: { delivered: ['owner'], undelivered: ['owner'] },
  // The parcel is with the courier or on its way back: it is sent again, or taken back once it has arrived.
  undelivered: { shipped: ['owner'], returned: ['owner'] },
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
  /** Whether its shopper was asked, and whether shipping waits for the answer. */
  readonly confirmation: { readonly state: ConfirmationState; readonly required: boolean };
  readonly making: {
    readonly state: MakingState;
    readonly changes?: readonly { readonly state: DesignChangeState }[];
  } | null;
  /** The gift card that it buys, where it buys one and no goods. */
  readonly gift?: object | null;
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

/** Whether the store ships such an order only once its shopper confirmed it, and nobody did. */
export const waitsForShopper = ({ confirmation: { required, state } }: Pick<Standing, 'confirmation'>) =>
  required && state !== 'confirmed';

export function canChangeStatus(from: Standing, to: OrderStatus, actor: OrderActor): boolean {
  const { status, making } = from;
  const row = making && MAKING[making.state];
  if (to === 'shipped' && ((row && !row.ships) || waitsForShopper(from))) return false;
  if (to === 'cancelled' && status === 'confirmed' && actor !== 'owner') return endsUnconfirmed(from, actor);
  if (to === 'delivered' && status === 'placed' && !from.gift) return false;
  return NEXT[status][to]?.includes(actor) ?? false;
}

/**
 * Whether an order that the store confirmed ends without the store: its shopper, who was asked, declines or never answers, or
 * cancels what nobody has begun to make.
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

/** The steps of making that the store can take now: none while the shopper is asked about a design. */
export const nextMaking = (from: Standing): readonly MakingState[] =>
  from.making && from.status === 'confirmed' && !awaitsShopper(from) ? MAKING[from.making.state].next : [];

/** Whether the store waits for the shopper's answer about a design. */
export const awaitsShopper = ({ making }: Pick<Standing, 'making'>): boolean =>
  making?.changes?.some(({ state }) => state === 'waiting') ?? false;

/** Whether the designs of the order may still change. Its mail shows them, so the store has looked at the order. */
export const canChangeDesigns = ({ status, making }: Standing): boolean =>
  making !== null && status === 'confirmed' && MAKING[making.state].changes;

/**
 * Whether ending the order needs the store's reason: a delivered board made for one person is taken back for a fault alone.
 */
export const needsReason = ({ status, making }: Standing, to: OrderStatus): boolean =>
  to === 'returned' && status === 'delivered' && making !== null;

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
