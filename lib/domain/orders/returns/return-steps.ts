import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderActor } from '@/lib/domain/orders/order-status';
import { quantityOut, refundableQuantity } from '@/lib/domain/payments/refund-order';
import { fail, ok, type Result } from '@/lib/domain/result';
import {
  canMoveReturn,
  openPieces,
  type OrderReturn,
  type ReturnLine,
  type ReturnReason,
  type ReturnState,
} from './return';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after delivery within which shoppers in the European Union withdraw, by Directive 2011/83/EU. */
export const WITHDRAWAL_DAYS = 14;

interface Moment {
  readonly actor: OrderActor;
  /** The uid that acts; null for who came by a link. */
  readonly by: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export type AskedReturn = Pick<OrderReturn, 'id' | 'kind' | 'wish' | 'note'> & {
  readonly lines: readonly Pick<ReturnLine, 'line' | 'quantity' | 'reason'>[];
};

const deliveredAt = ({ history }: Order): number =>
  history.filter(({ to }) => to === 'delivered').at(-1)?.at ?? Infinity;

/** Until when it can be asked for, milliseconds since the epoch; null for what was not delivered, or is never taken back. */
export function returnDeadline(order: Order, days: number | null): number | null {
  return order.status === 'delivered' && days ? deliveredAt(order) + days * DAY_MS : null;
}

/** Pieces of the line at this position that are with the shopper, paid, and in no return yet. */
export const returnableQuantity = (order: Order, at: number): number =>
  Math.max(
    Math.min(refundableQuantity(order, at) - openPieces(order, at, true), quantityOut(order, at)) -
      openPieces(order, at, false),
    0,
  );

/** Nobody else wants a board with somebody's name: it comes back for a fault alone. */
const isFaulty = (reason: ReturnReason | null): boolean => reason !== null && reason !== 'unwanted';

export const canReturnFor = (order: Order, at: number, reason: ReturnReason | null): boolean =>
  !order.lines[at]?.design || isFaulty(reason);

/**
 * The order with one more return. `return-refused` where it was not delivered or the store takes nothing back, `return-too-late`,
 * `return-too-much` for more pieces than there are or none, `return-made-to-order`.
 */
export function withReturn(
  order: Order,
  asked: AskedReturn,
  days: number | null,
  moment: Moment,
): Result<Order> {
  const problem = problemOf(order, asked, returnDeadline(order, days), moment.now);
  if (problem) return fail({ code: problem });
  const lines = asked.lines.map((line) => ({ ...line, restocked: 0 }));
  const made: OrderReturn = { ...asked, lines, state: 'requested', events: [] };
  return ok(withStep({ ...order, returns: [...order.returns, made] }, made, 'requested', moment));
}

function problemOf(
  order: Order,
  { lines }: AskedReturn,
  deadline: number | null,
  now: number,
): AppError['code'] | null {
  if (deadline === null) return 'return-refused';
  if (now > deadline) return 'return-too-late';
  const named = new Set(lines.map(({ line }) => line));
  const fits = lines.every(
    ({ line, quantity }) => quantity > 0 && quantity <= returnableQuantity(order, line),
  );
  if (lines.length === 0 || named.size < lines.length || !fits) return 'return-too-much';
  return lines.every(({ line, reason }) => canReturnFor(order, line, reason)) ? null : 'return-made-to-order';
}

interface ReturnMove {
  readonly id: string;
  /** The state it was seen in. */
  readonly from: ReturnState;
  readonly to: ReturnState;
  readonly reason?: string | undefined;
  /** For `received`: how many pieces of each line go into stock; what is not named is written off. */
  readonly restock?: readonly { readonly line: number; readonly quantity: number }[] | undefined;
}

/**
 * The order with one of its returns moved on; `return-not-found`, `edited-meanwhile`, `return-change-refused`, or
 * `invalid-input` at `reason` where a shopper is told no without one.
 */
export function moveReturn(order: Order, move: ReturnMove, moment: Moment): Result<Order> {
  const { id, from, to, reason = '', restock = [] } = move;
  const known = order.returns.find((one) => one.id === id);
  if (!known) return fail({ code: 'return-not-found' });
  if (known.state !== from) return fail({ code: 'edited-meanwhile' });
  // What came back with the whole order cannot arrive by itself.
  const areOut = known.lines.every(({ line, quantity }) => quantity <= quantityOut(order, line));
  const isRefused = to === 'received' && (order.status !== 'delivered' || !areOut);
  if (!canMoveReturn(from, to, moment.actor) || isRefused) return fail({ code: 'return-change-refused' });
  if (to === 'declined' && !reason)
    return fail({ code: 'invalid-input', fields: { reason: 'field.reason.required' } });
  const lines = to === 'received' ? known.lines.map((line) => received(line, restock)) : known.lines;
  return ok(withStep(order, { ...known, lines }, to, moment, reason));
}

function received(line: ReturnLine, restock: NonNullable<ReturnMove['restock']>): ReturnLine {
  const wanted = restock.find((one) => one.line === line.line)?.quantity ?? 0;
  return { ...line, restocked: Math.min(wanted, line.quantity) };
}

function withStep(
  order: Order,
  one: OrderReturn,
  to: ReturnState,
  { actor, by, now }: Moment,
  reason = '',
): Order {
  const moved = { ...one, state: to, events: [...one.events, { at: now, actor, by, to, reason }] };
  const returns = order.returns.map((other) => (other.id === one.id ? moved : other));
  return { ...order, returns, updatedAt: Math.max(order.updatedAt, now) };
}
