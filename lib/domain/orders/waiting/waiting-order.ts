import type { PlaceOrderRequest } from '@/lib/domain/api/orders';
import type { CartLine } from '@/lib/domain/cart/cart';
import type { AppError, ErrorCode } from '@/lib/domain/errors/app-error';
import type { OrderStatus } from '@/lib/domain/orders/order-status';

/** A cash order made offline, stored on the shopper's device until the store has it. */
export interface WaitingOrder {
  readonly state: 'waiting' | 'refused';
  /** Includes its key and the seen total: every retry sends the same request, and the store accepts it once. */
  readonly request: PlaceOrderRequest;
  /** The cart's lines, to show and to restore. */
  readonly lines: readonly CartLine[];
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  readonly owner: Person | null;
  /** The account and time of the first sending; the store stores the key under that account. Null before. */
  readonly sent: { readonly uid: string; readonly at: number } | null;
  /** Why the store refused it. */
  readonly error: AppError | null;
}

/** What the device keeps after the store has the order: nothing personal. */
export interface PlacedOrder {
  readonly state: 'placed';
  readonly key: string;
  readonly orderId: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly madeAt: number;
  readonly owner: Person | null;
}

export type QueuedOrder = WaitingOrder | PlacedOrder;

/** The user of the browser; a guest has an account without a name. */
export interface Person {
  readonly uid: string;
  readonly isGuest: boolean;
}

const HOUR_MS = 60 * 60 * 1000;

/** An older order is only sent with the shopper's consent: they may have bought elsewhere. */
const FRESH_MS = 72 * HOUR_MS;

/** The store deletes keys after seven days; clocks may be wrong by hours. */
const KEY_MS = 6 * 24 * HOUR_MS;

export const keyOf = (order: QueuedOrder): string =>
  order.state === 'placed' ? order.key : order.request.key;

/**
 * What to do with a stored order while `person` uses the browser. `send`: send it. `old`, `adopt`: send with their
 * consent. `doubt`: the store may have it, under another account or an expired key, so never send it again. `foreign`:
 * it belongs to another account, and `person` must not see it. `tell`: show its result.
 */
export type Step = 'send' | 'old' | 'adopt' | 'doubt' | 'foreign' | 'tell';

export function stepOf(order: QueuedOrder, person: Person | null, now: number): Step {
  if (isForeign(order, person)) return 'foreign';
  if (order.state !== 'waiting') return 'tell';
  const { sent, owner, madeAt } = order;
  if (sent) return sent.uid === person?.uid && now - sent.at < KEY_MS ? 'send' : 'doubt';
  // The checkout may have sent this key as that guest before the network failed.
  if (owner !== null && owner.uid !== person?.uid) return 'doubt';
  if (owner === null && person && !person.isGuest) return 'adopt';
  return now - madeAt < FRESH_MS ? 'send' : 'old';
}

/**
 * Whether `person` must not see the order: it belongs to another member, or a member would see the address in a guest's
 * refused order. A guest's other orders stay visible, because this device is the guest's only access.
 */
function isForeign({ owner, state }: QueuedOrder, person: Person | null): boolean {
  if (owner?.uid === person?.uid) return false;
  const isMembers = owner !== null && !owner.isGuest;
  return isMembers || (state === 'refused' && person !== null && !person.isGuest);
}

const LONGEST_MS = 30 * 24 * HOUR_MS;

/** Nobody came back for it: personal data must not stay forever. */
export const isForgotten = ({ madeAt }: QueuedOrder, now: number): boolean => now - madeAt > LONGEST_MS;

/** Temporary errors: the order keeps waiting. */
const TEMPORARY_ERRORS: readonly ErrorCode[] = [
  'offline',
  'try-again',
  'too-many-requests',
  'proof-of-work-required',
  'app-check-failed',
  'internal',
];

export const isTemporary = ({ code }: AppError): boolean => TEMPORARY_ERRORS.includes(code);
