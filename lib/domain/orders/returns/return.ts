import type { OrderActor } from '@/lib/domain/orders/order-status';
import { count, fieldsOf, filledText, listOf, millis, oneOf, text } from '@/lib/domain/parse/fields';

/** `sent`: its shopper says that the parcel is on its way. The last two end it, each with what the shopper got. */
export const RETURN_STATES = [
  'requested',
  'approved',
  'declined',
  'withdrawn',
  'sent',
  'received',
  'refunded',
  'credited',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_REASONS = ['damaged', 'wrong', 'unlike', 'unwanted'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** What its shopper would like for it. */
export const RETURN_WISHES = ['refund', 'credit', 'exchange'] as const;
export type ReturnWish = (typeof RETURN_WISHES)[number];

/** A withdrawal is the right that the law gives: nobody asks for a reason. */
const RETURN_KINDS = ['return', 'withdrawal'] as const;
type ReturnKind = (typeof RETURN_KINDS)[number];

/** The one table of a return's steps, and who may take them. */
const NEXT: Readonly<Record<ReturnState, Partial<Record<ReturnState, readonly OrderActor[]>>>> = {
  requested: { approved: ['owner'], declined: ['owner'], withdrawn: ['shopper'] },
  // It may arrive unannounced, or never.
  approved: { sent: ['shopper', 'owner'], received: ['owner'], declined: ['owner'], withdrawn: ['shopper'] },
  sent: { received: ['owner'], declined: ['owner'] },
  received: { refunded: ['owner'], credited: ['owner'] },
  declined: {},
  withdrawn: {},
  refunded: {},
  credited: {},
};

export const canMoveReturn = (from: ReturnState, to: ReturnState, actor: OrderActor): boolean =>
  NEXT[from][to]?.includes(actor) ?? false;

/** Whether somebody still has to act on it. */
export const isOpen = ({ state }: Pick<OrderReturn, 'state'>): boolean => Object.keys(NEXT[state]).length > 0;

export interface ReturnLine {
  /** Position in the order's lines, which never change. */
  readonly line: number;
  readonly quantity: number;
  /** Null for a withdrawal. */
  readonly reason: ReturnReason | null;
  /** Pieces that went into stock when it arrived; the rest was written off. 0 before. */
  readonly restocked: number;
}

export interface ReturnEvent {
  readonly at: number;
  readonly actor: OrderActor;
  /** The uid that acted; null for who came by a link, and where that is private. */
  readonly by: string | null;
  readonly to: ReturnState;
  /** The store's words to the shopper; empty where there are none. */
  readonly reason: string;
}

/** Pieces that a shopper sends back; they read it, so nothing private may stand here. */
export interface OrderReturn {
  /** The idempotency key of the request that made it. */
  readonly id: string;
  readonly kind: ReturnKind;
  readonly wish: ReturnWish;
  /** The shopper's words. */
  readonly note: string;
  readonly lines: readonly ReturnLine[];
  readonly state: ReturnState;
  readonly events: readonly ReturnEvent[];
}

/** When it was asked for, milliseconds since the epoch. */
export const requestedAt = ({ events }: Pick<OrderReturn, 'events'>): number => events[0]?.at ?? 0;

/** Whether its pieces arrived at the store. */
export const hasArrived = ({ events }: Pick<OrderReturn, 'events'>): boolean =>
  events.some(({ to }) => to === 'received');

interface WithReturns {
  readonly returns: readonly OrderReturn[];
}

const piecesAt = (returns: readonly OrderReturn[], at: number): number =>
  returns
    .flatMap(({ lines }) => lines)
    .reduce((sum, { line, quantity }) => (line === at ? sum + quantity : sum), 0);

/** Pieces of the line at this position that came back to the store by a return, into stock or written off. */
export const arrivedPieces = ({ returns }: WithReturns, at: number): number =>
  piecesAt(returns.filter(hasArrived), at);

/** Pieces of the line that a return names whose money is not decided yet; `arrived`: of those that are at the store or not. */
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
  return {
    id,
    kind: oneOf(RETURN_KINDS, fields.kind) ?? 'return',
    wish: oneOf(RETURN_WISHES, fields.wish) ?? 'refund',
    note: text(fields.note) ?? '',
    lines: listOf(fields.lines, parseLine),
    state,
    events: listOf(fields.events, parseEvent),
  };
}

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
