import type { OrderActor } from '@/lib/domain/orders/order-status';
import { count, fieldsOf, filledText, listOf, millis, oneOf, text } from '@/lib/domain/parse/fields';

/**
 * `sent`: the shopper reports that the parcel is on its way. `closed`: the whole order was cancelled or came back, an edit
 * removed its pieces, or the money of what arrived went back another way. The last three are final and say what the
 * shopper got.
 */
export const RETURN_STATES = [
  'requested',
  'approved',
  'declined',
  'withdrawn',
  'sent',
  'received',
  'closed',
  'refunded',
  'credited',
  'exchanged',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_REASONS = ['damaged', 'wrong', 'unlike', 'unwanted'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** What the shopper wants for the return. */
export const RETURN_WISHES = ['refund', 'credit', 'exchange'] as const;
export type ReturnWish = (typeof RETURN_WISHES)[number];

/** A withdrawal is a legal right: no reason is required. */
const RETURN_KINDS = ['return', 'withdrawal'] as const;
type ReturnKind = (typeof RETURN_KINDS)[number];

/** The one table of a return's steps, and who may take them. */
const NEXT: Readonly<Record<ReturnState, Partial<Record<ReturnState, readonly OrderActor[]>>>> = {
  requested: { approved: ['owner'], declined: ['owner'], withdrawn: ['shopper'], closed: ['system'] },
  // It may arrive without notice, or never.
  approved: {
    sent: ['shopper', 'owner'],
    received: ['owner'],
    declined: ['owner'],
    withdrawn: ['shopper'],
    closed: ['system'],
  },
  sent: { received: ['owner'], declined: ['owner'], closed: ['system'] },
  received: { refunded: ['owner'], credited: ['owner'], exchanged: ['owner'], closed: ['owner'] },
  declined: {},
  withdrawn: {},
  closed: {},
  refunded: {},
  credited: {},
  exchanged: {},
};

export const canMoveReturn = (from: ReturnState, to: ReturnState, actor: OrderActor): boolean =>
  NEXT[from][to]?.includes(actor) ?? false;

/** Whether somebody still has to act. */
export const isOpen = ({ state }: Pick<OrderReturn, 'state'>): boolean => Object.keys(NEXT[state]).length > 0;

/** Pieces of an order's line, refunded or sent back. */
export interface RefundedLine {
  /** Position in the order's lines; an edit moves a return's along (`editedReturns`). */
  readonly line: number;
  readonly quantity: number;
}

export interface ReturnLine extends RefundedLine {
  /** Null for a withdrawal. */
  readonly reason: ReturnReason | null;
  /** Pieces restocked on arrival; the rest was written off. 0 before. */
  readonly restocked: number;
}

/** A photo that only functions can read, for staff. */
export interface ReturnPhoto {
  /** The upload's id. */
  readonly id: string;
  /** In Firebase Storage. */
  readonly path: string;
}

/** Per return. */
export const MAX_RETURN_PHOTOS = 4;

export interface ReturnEvent {
  readonly at: number;
  readonly actor: OrderActor;
  /** The uid that acted; null for a tracking link, and where it is private. */
  readonly by: string | null;
  readonly to: ReturnState;
  /** The store's words to the shopper; may be empty. */
  readonly reason: string;
}

/** Pieces that a shopper sends back; shoppers can read it, so it contains nothing private. */
export interface OrderReturn {
  /** The idempotency key of the request. */
  readonly id: string;
  readonly kind: ReturnKind;
  readonly wish: ReturnWish;
  /** The shopper's words. */
  readonly note: string;
  readonly lines: readonly ReturnLine[];
  /** The shopper's photos of the pieces; absent without any. */
  readonly photos?: readonly ReturnPhoto[];
  readonly state: ReturnState;
  /** The order lines that the shopper gets in exchange; absent without an exchange. */
  readonly given?: readonly Pick<ReturnLine, 'line' | 'quantity'>[];
  readonly events: readonly ReturnEvent[];
}

/** When it was requested, milliseconds since the epoch. */
export const requestedAt = ({ events }: Pick<OrderReturn, 'events'>): number => events[0]?.at ?? 0;

/** Whether its pieces arrived at the store. */
export const hasArrived = ({ events }: Pick<OrderReturn, 'events'>): boolean =>
  events.some(({ to }) => to === 'received');

interface WithReturns {
  readonly returns: readonly OrderReturn[];
}

/** Whether the shopper has withdrawn and nothing has come back yet. */
export const hasOpenWithdrawal = ({ returns }: WithReturns): boolean =>
  returns.some((one) => one.kind === 'withdrawal' && isOpen(one) && !hasArrived(one));

/** The returns of an order that ends as a whole: open ones are closed with it. */
export const closedReturns = ({ returns }: WithReturns, now: number): OrderReturn[] =>
  returns.map((one) =>
    canMoveReturn(one.state, 'closed', 'system')
      ? {
          ...one,
          state: 'closed',
          events: [...one.events, { at: now, actor: 'system', by: null, to: 'closed', reason: '' }],
        }
      : one,
  );

const piecesAt = (returns: readonly OrderReturn[], at: number): number =>
  returns
    .flatMap(({ lines }) => lines)
    .reduce((sum, { line, quantity }) => (line === at ? sum + quantity : sum), 0);

/** Pieces of this line that came back by a return, restocked or written off. */
export const arrivedPieces = ({ returns }: WithReturns, at: number): number =>
  piecesAt(returns.filter(hasArrived), at);

/** Pieces of the line in returns without a refund decision; `arrived` selects those at the store or the others. */
export const openPieces = ({ returns }: WithReturns, at: number, arrived: boolean): number =>
  piecesAt(
    returns.filter((one) => isOpen(one) && hasArrived(one) === arrived),
    at,
  );

/** The states of an order's returns, for lists. */
export const returnStatesOf = ({ returns }: WithReturns): ReturnState[] => [
  ...new Set(returns.map(({ state }) => state)),
];

export function parseReturn(value: unknown): OrderReturn | undefined {
  const fields = fieldsOf(value);
  const [id, state] = [filledText(fields.id), oneOf(RETURN_STATES, fields.state)];
  if (!id || !state) return undefined;
  const photos = listOf(fields.photos, parsePhoto);
  return {
    id,
    kind: oneOf(RETURN_KINDS, fields.kind) ?? 'return',
    wish: oneOf(RETURN_WISHES, fields.wish) ?? 'refund',
    note: text(fields.note) ?? '',
    lines: listOf(fields.lines, parseLine),
    ...(photos.length > 0 && { photos }),
    state,
    ...(state === 'exchanged' && { given: listOf(fields.given, parseLine).map(piecesOf) }),
    events: listOf(fields.events, parseEvent),
  };
}

const piecesOf = ({ line, quantity }: ReturnLine) => ({ line, quantity });

/** What the shopper gets in exchange. */
export const givenPieces = ({ returns }: WithReturns) => returns.flatMap(({ given = [] }) => given);

function parseLine(value: unknown): ReturnLine | undefined {
  const fields = fieldsOf(value);
  const [line, quantity] = [count(fields.line), count(fields.quantity)];
  if (line === undefined || quantity === undefined) return undefined;
  return {
    line,
    quantity,
    reason: oneOf(RETURN_REASONS, fields.reason) ?? null,
    restocked: count(fields.restocked) ?? 0,
  };
}

function parsePhoto(value: unknown): ReturnPhoto | undefined {
  const fields = fieldsOf(value);
  const [id, path] = [filledText(fields.id), filledText(fields.path)];
  return id && path ? { id, path } : undefined;
}

function parseEvent(value: unknown): ReturnEvent | undefined {
  const fields = fieldsOf(value);
  const [at, to] = [millis(fields.at), oneOf(RETURN_STATES, fields.to)];
  if (at === undefined || !to) return undefined;
  return {
    at,
    actor: oneOf(['shopper', 'owner', 'system'] as const, fields.actor) ?? 'owner',
    by: filledText(fields.by) ?? null,
    to,
    reason: text(fields.reason) ?? '',
  };
}
