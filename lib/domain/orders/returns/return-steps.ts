import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import { awaitedPieces } from '@/lib/domain/orders/parcels/left-to-ship';
import { hasLeft, type OrderActor, type OrderStatus } from '@/lib/domain/orders/order-status';
import { quantityOut, refundableAmount, refundableQuantity } from '@/lib/domain/payments/refund-order';
import { fail, ok, type Result } from '@/lib/domain/result';
import {
  canMoveReturn,
  MAX_RETURN_PHOTOS,
  openPieces,
  type OrderReturn,
  type RefundedLine,
  type ReturnLine,
  type ReturnPhoto,
  type ReturnReason,
  type ReturnState,
} from './return';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after delivery for a withdrawal in the European Union, by Directive 2011/83/EU. */
const WITHDRAWAL_DAYS = 14;

interface Moment {
  readonly actor: OrderActor;
  /** The uid that acts; null for a tracking link. */
  readonly by: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export type AskedReturn = Pick<OrderReturn, 'id' | 'kind' | 'wish' | 'note'> & {
  readonly lines: readonly Pick<ReturnLine, 'line' | 'quantity' | 'reason'>[];
};

const daysAfterDelivery = (order: Order, days: number | null): number | null =>
  order.status === 'delivered' && days ? deliveredAt(order) + days * DAY_MS : null;

const deliveredAt = ({ history }: Order): number =>
  history.filter(({ to }) => to === 'delivered').at(-1)?.at ?? Infinity;

/**
 * The deadline to request a return, milliseconds since the epoch; null before delivery, for a gift card, which is refunded
 * or withdrawn from instead, or if the store accepts no returns.
 */
export const returnDeadline = (order: Order, days: number | null): number | null =>
  order.gift ? null : daysAfterDelivery(order, days);

/** Ordered and not closed, but not delivered yet. */
const UNDER_WAY: readonly OrderStatus[] = ['awaiting', 'placed', 'confirmed', 'shipped', 'undelivered'];

/** The right starts with the order; its period counts from delivery. */
const withdrawalDeadline = (order: Order): number | null =>
  UNDER_WAY.includes(order.status) ? Infinity : daysAfterDelivery(order, WITHDRAWAL_DAYS);

/** Pieces of this line that the shopper has, has paid, and has not returned. */
export const returnableQuantity = (order: Order, at: number): number =>
  piecesFree(order, at, quantityOut(order, at) - awaitedPieces(order, at));

/** Pieces of the line that can be withdrawn; before delivery, wherever they are. */
export const withdrawableQuantity = (order: Order, at: number): number =>
  UNDER_WAY.includes(order.status)
    ? piecesFree(order, at, quantityOut(order, at))
    : returnableQuantity(order, at);

/** Of `out` pieces, those without a refund or return. */
function piecesFree(order: Order, at: number, out: number): number {
  const paid = refundableQuantity(order, at) - openPieces(order, at, true);
  return Math.max(Math.min(paid, out) - openPieces(order, at, false), 0);
}

/** A personalized board cannot be resold, so it is only returned for a fault. */
const isFaulty = (reason: ReturnReason | null): boolean => reason !== null && reason !== 'unwanted';

export const canReturnFor = (order: Order, at: number, reason: ReturnReason | null): boolean =>
  !order.lines[at]?.design || isFaulty(reason);

/**
 * Adds a return. Fails with `return-refused` before delivery, for a gift card, or if the store accepts no returns within
 * `days` (none of it applies to a withdrawal), `return-too-late`, `return-too-much` for more pieces than available or none,
 * `return-made-to-order`.
 */
export function withReturn(
  order: Order,
  asked: AskedReturn,
  days: number | null,
  moment: Moment,
): Result<Order> {
  const deadline = asked.kind === 'withdrawal' ? withdrawalDeadline(order) : returnDeadline(order, days);
  const problem = problemOf(order, asked, deadline, moment.now);
  if (problem) return fail({ code: problem });
  const lines = asked.lines.map((line) => ({ ...line, restocked: 0 }));
  const made: OrderReturn = { ...asked, lines, state: 'requested', events: [] };
  return ok(withStep({ ...order, returns: [...order.returns, made] }, made, 'requested', moment));
}

function problemOf(
  order: Order,
  { kind, lines }: AskedReturn,
  deadline: number | null,
  now: number,
): AppError['code'] | null {
  if (deadline === null) return 'return-refused';
  if (now > deadline) return 'return-too-late';
  const named = new Set(lines.map(({ line }) => line));
  const most = kind === 'withdrawal' ? withdrawableQuantity : returnableQuantity;
  const fits = lines.every(({ line, quantity }) => quantity > 0 && quantity <= most(order, line));
  if (lines.length === 0 || named.size < lines.length || !fits) return 'return-too-much';
  return lines.every(({ line, reason }) => canReturnFor(order, line, reason)) ? null : 'return-made-to-order';
}

interface ReturnMove {
  readonly id: string;
  /** The state that the caller saw. */
  readonly from: ReturnState;
  readonly to: ReturnState;
  readonly reason?: string | undefined;
  /** For `received`: the pieces of each line that go back to stock; the rest is written off. */
  readonly restock?: readonly { readonly line: number; readonly quantity: number }[] | undefined;
}

/**
 * Moves a return. Fails with `return-not-found`, `edited-meanwhile`, `return-change-refused`, or `invalid-input` at
 * `reason` when a request is declined without one.
 */
export function updateReturnState(order: Order, move: ReturnMove, moment: Moment): Result<Order> {
  const { id, from, to, reason = '', restock = [] } = move;
  const known = order.returns.find((one) => one.id === id);
  if (!known) return fail({ code: 'return-not-found' });
  if (known.state !== from) return fail({ code: 'edited-meanwhile' });
  if (!canTakeStep(order, known, to, moment.actor)) return fail({ code: 'return-change-refused' });
  if (to === 'declined' && !reason)
    return fail({ code: 'invalid-input', fields: { reason: 'field.reason.required' } });
  const lines =
    to === 'received' ? arriving(order, known).map((line) => received(line, restock)) : known.lines;
  return ok(withStep(order, { ...known, lines }, to, moment, reason));
}

/**
 * Whether a return can take this step: only delivered goods can arrive, and unshipped ones cannot be approved or sent. What
 * arrived is refunded or exchanged if its money is left, and closed without money if it may have gone back another way. A
 * gift card is not exchanged, because it stays valid.
 */
export function canTakeStep(order: Order, one: OrderReturn, to: ReturnState, actor: OrderActor): boolean {
  if (!canMoveReturn(one.state, to, actor)) return false;
  if (to === 'received') return order.status === 'delivered' && arriving(order, one).length > 0;
  if (to === 'closed') return mayBeSettled(order, one);
  if (to === 'exchanged' && order.gift) return false;
  if (to === 'refunded' || to === 'credited' || to === 'exchanged')
    return refundablePieces(order, one).length > 0;
  return (to !== 'approved' && to !== 'sent') || hasLeft(order);
}

/** The pieces of a return whose money can still go back; none once a refund by hand or a lost dispute took it all. */
export const refundablePieces = (order: Order, { lines }: OrderReturn): RefundedLine[] =>
  refundableAmount(order) === 0
    ? []
    : lines
        .map(({ line, quantity }) => ({
          line,
          quantity: Math.min(quantity, refundableQuantity(order, line)),
        }))
        .filter(({ quantity }) => quantity > 0);

/**
 * Whether the money of all that arrived may have gone back another way: no more pieces of its lines are left to refund than
 * the shopper has. Of a gift card the order does not know whether it is spent.
 */
const mayBeSettled = (order: Order, one: OrderReturn): boolean =>
  order.gift !== null ||
  refundableAmount(order) === 0 ||
  one.lines.every(({ line }) => refundableQuantity(order, line) <= quantityOut(order, line));

/**
 * The pieces of a return that can arrive; none if some came back with the whole order. A withdrawal names every piece,
 * so pieces refunded before shipping no longer count.
 */
function arriving(order: Order, { kind, lines }: OrderReturn): ReturnLine[] {
  const out = lines.map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, quantityOut(order, line.line)),
  }));
  const isWhole = out.every(({ quantity }, at) => quantity === lines[at]?.quantity);
  return isWhole || kind === 'withdrawal' ? out.filter(({ quantity }) => quantity > 0) : [];
}

/**
 * Adds a photo to a return; adding it twice changes nothing. Fails with `return-not-found`, `return-change-refused`
 * once the store has decided, and `too-many-return-photos`.
 */
export function withReturnPhoto(order: Order, id: string, photo: ReturnPhoto, now: number): Result<Order> {
  const known = order.returns.find((one) => one.id === id);
  if (!known) return fail({ code: 'return-not-found' });
  const { photos = [] } = known;
  if (photos.some((one) => one.id === photo.id)) return ok(order);
  if (known.kind !== 'return' || known.state !== 'requested') return fail({ code: 'return-change-refused' });
  if (photos.length >= MAX_RETURN_PHOTOS) return fail({ code: 'too-many-return-photos' });
  const shown = { ...known, photos: [...photos, photo] };
  return ok({
    ...order,
    returns: order.returns.map((one) => (one.id === id ? shown : one)),
    updatedAt: Math.max(order.updatedAt, now),
  });
}

export const withoutReturnPhotos = (order: Order): Order => ({
  ...order,
  returns: order.returns.map(({ photos: _, ...one }) => one),
});

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
