import { isCurrencyCode, type CurrencyCode, type ExchangeRate, type Minor } from '@/lib/domain/money/money';
import {
  count,
  fieldsOf,
  filledText,
  finite,
  listOf,
  millis,
  oneOf,
  requiredIn,
  text,
} from '@/lib/domain/parse/fields';
import { isDay, type Day } from '@/lib/domain/stats/store-day';

/** Lines per payout: each writes an order, and a commit holds at most 500 documents. */
export const MOST_PAYOUT_LINES = 200;
/** Cash without a payout after this time is listed as missing. */
export const MISSING_AFTER_MS = 14 * 24 * 60 * 60 * 1000;
export const COURIER_NAME_MAX = 80;
export const REFERENCE_MAX = 80;
/** The maximum length of an order's or tracking number. */
export const LINE_NUMBER_MAX = 60;

/**
 * How a payout line relates to the store's orders. `matched`: the cash that was due; `amount`: cash was due, but
 * another sum. The others settle nothing: `unknown`: no such order; `repeated`: named twice in this payout; `settled`:
 * paid out earlier; `undelivered`: not delivered yet; `not-cash`: paid by card; `pickup`: paid in the shop; `currency`:
 * an order in another currency.
 */
export const LINE_STATES = [
  'matched',
  'amount',
  'unknown',
  'repeated',
  'settled',
  'undelivered',
  'not-cash',
  'pickup',
  'currency',
] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Whether a line settles its order's cash. */
export const settlesOrder = (state: LineState): boolean => state === 'matched' || state === 'amount';

/** One order of a payout as the courier lists it. */
export interface PayoutLine {
  readonly number: string;
  /** The collected amount according to the courier, in minor units of the payout's currency. */
  readonly amount: Minor;
}

export interface SettledLine extends PayoutLine {
  readonly state: LineState;
  /** Empty for an unknown order. */
  readonly orderId: string;
  /** The order's total; 0 for a line that settles nothing. */
  readonly expected: Minor;
}

/** A recorded courier payout. It never changes: a mistake is undone by a second one that reverses it. */
export interface Settlement {
  readonly id: string;
  readonly courier: string;
  /** The day the money arrived, in the store's calendar. */
  readonly day: Day;
  /** The courier's own reference for the payout. */
  readonly reference: string;
  readonly currency: CurrencyCode;
  /** Units of `currency` per unit of the base currency, as the figures counted it; null for payouts recorded before it was kept. */
  readonly rate: ExchangeRate | null;
  readonly lines: readonly SettledLine[];
  /** The courier's fee. */
  readonly fee: Minor;
  /** The settlement that this one reverses; null for a payout. */
  readonly reverses: string | null;
  /** Why it was reversed. */
  readonly reason: string;
  /** The uid that recorded it. */
  readonly by: string;
  readonly at: number;
}

/** The id of a settlement's reversal: at most one. */
export const reversalId = (settlement: string): string => `${settlement}~reversed`;

/** Sums of the lines, in minor units. */
interface PayoutSums {
  /** The collected amount according to the courier. */
  readonly received: Minor;
  /** The due cash that the payout settled. */
  readonly settled: Minor;
}

export const sumsOf = (lines: readonly Pick<SettledLine, 'amount' | 'expected'>[]): PayoutSums => ({
  received: lines.reduce((sum, { amount }) => sum + amount, 0),
  settled: lines.reduce((sum, { expected }) => sum + expected, 0),
});

/** Parses a stored settlement; currency, day and time are required (MalformedDocumentError). */
export function parseSettlement(id: string, data: unknown): Settlement {
  const fields = fieldsOf(data);
  const need = requiredIn(`settlements/${id}`, fields);
  return {
    id,
    courier: text(fields.courier) ?? '',
    day: need('day', (value) => (isDay(value) ? value : undefined)),
    reference: text(fields.reference) ?? '',
    currency: need('currency', (value) => (isCurrencyCode(value) ? value : undefined)),
    rate: finite(fields.rate) || null,
    lines: listOf(fields.lines, parseLine),
    fee: finite(fields.fee) ?? 0,
    reverses: filledText(fields.reverses) ?? null,
    reason: text(fields.reason) ?? '',
    by: text(fields.by) ?? '',
    at: need('at', millis),
  };
}

function parseLine(value: unknown): SettledLine | undefined {
  const fields = fieldsOf(value);
  const [state, amount] = [oneOf(LINE_STATES, fields.state), count(fields.amount)];
  if (!state || amount === undefined) return undefined;
  return {
    number: text(fields.number) ?? '',
    amount,
    state,
    orderId: text(fields.orderId) ?? '',
    expected: count(fields.expected) ?? 0,
  };
}
