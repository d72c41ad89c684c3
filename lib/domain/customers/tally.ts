import type { Minor } from '@/lib/domain/money/money';
import { finite, millis, type Fields } from '@/lib/domain/parse/fields';
import { isDay, type Day } from '@/lib/domain/stats/store-day';

/** A customer's figures from orders. */
export interface Tally {
  /** Without orders cancelled or returned since. */
  readonly orders: number;
  /** Minor units of the base currency, without cancelled, returned or refunded amounts. */
  readonly spent: Minor;
  /** Parcels refused at the door. */
  readonly refused: number;
  /** Milliseconds since the epoch, like the two below; 0 before the first order. */
  readonly firstOrderAt: number;
  readonly lastOrderAt: number;
  /** The customer's last action: an order or a cancellation. */
  readonly lastSeenAt: number;
  readonly lastOrderDay: Day;
}

export const parseTally = (fields: Fields): Tally => ({
  orders: finite(fields.orders) ?? 0,
  spent: finite(fields.spent) ?? 0,
  refused: finite(fields.refused) ?? 0,
  firstOrderAt: millis(fields.firstOrderAt) ?? 0,
  lastOrderAt: millis(fields.lastOrderAt) ?? 0,
  lastSeenAt: millis(fields.lastSeenAt) ?? 0,
  lastOrderDay: isDay(fields.lastOrderDay) ? fields.lastOrderDay : '',
});

export const tallyOf = ({
  orders,
  spent,
  refused,
  firstOrderAt,
  lastOrderAt,
  lastSeenAt,
  lastOrderDay,
}: Tally): Tally => ({ orders, spent, refused, firstOrderAt, lastOrderAt, lastSeenAt, lastOrderDay });

/** Adds up two records. */
export function addTallies(one: Tally, other: Tally): Tally {
  const later = other.lastOrderAt > one.lastOrderAt ? other : one;
  const firsts = [one.firstOrderAt, other.firstOrderAt].filter(Boolean);
  return {
    orders: one.orders + other.orders,
    spent: one.spent + other.spent,
    refused: one.refused + other.refused,
    firstOrderAt: firsts.length > 0 ? Math.min(...firsts) : 0,
    lastOrderAt: later.lastOrderAt,
    lastSeenAt: Math.max(one.lastSeenAt, other.lastSeenAt),
    lastOrderDay: later.lastOrderDay,
  };
}
