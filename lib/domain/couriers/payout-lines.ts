import { latinDigits } from '@/lib/domain/forms/clean-text';
import { majorUnits, parseMoney, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { payoutCells } from './payout-cells';
import { LINE_NUMBER_MAX, type PayoutLine } from './settlement';

/** A line without an order and amount; `line` counts from 1. */
interface UnreadLine {
  readonly line: number;
  readonly text: string;
}

interface ReadLines {
  readonly lines: readonly PayoutLine[];
  readonly unread: readonly UnreadLine[];
}

/** An order's number in the format of `order-number.ts`, in capitals. */
const ORDER_NUMBER = /B-[0-9A-HJKMNP-TV-Z]{6}-[0-9A-HJKMNP-TV-Z]{3}(?![0-9A-Z])/;
/** Headings of the column with the collected amount. */
const AMOUNT_COLUMN = /\bcod\b|collect|amount|cash|مبلغ|تحصيل|محصل/i;
/** A currency's code or sign and direction marks may surround an amount. */
const BESIDE = /[^\d,٫٬-]*/.source;
const AMOUNT = new RegExp(`^${BESIDE}(\\d[\\d.,٫٬]*)${BESIDE}$`, 'u');

/**
 * Reads a courier's list: one line per order, with its number (our own anywhere, else a leading tracking number) and
 * the amount. The amount is in the column with a known heading, else in the last numeric cell. A first line without a
 * digit is a heading.
 */
export function readPayoutLines(typed: string, currency: CurrencyCode): ReadLines {
  const lines: PayoutLine[] = [];
  const unread: UnreadLine[] = [];
  let heading: readonly string[] | null = null;
  let isFirst = true;
  latinDigits(typed)
    .split(/\r\n|\r|\n/)
    .forEach((text, index) => {
      if (!text.replace(/[,;\s]/g, '')) return;
      const cells = payoutCells(text, ORDER_NUMBER);
      if (isFirst && !/\d/.test(text)) heading = cells;
      else {
        const read = readLine(cells, columnOf(heading, cells), currency);
        if (read) lines.push(read);
        else unread.push({ line: index + 1, text: text.trim() });
      }
      isFirst = false;
    });
  return { lines, unread };
}

/** Formats a line for `readPayoutLines`. */
export const payoutLine = (number: string, amount: Minor, currency: CurrencyCode): string =>
  `${number}\t${majorUnits(amount, currency)}`;

/** The amount's column according to the heading; -1 without one. */
const columnOf = (heading: readonly string[] | null, cells: readonly string[]): number =>
  heading?.length === cells.length ? heading.findIndex((name) => AMOUNT_COLUMN.test(name)) : -1;

function readLine(cells: readonly string[], column: number, currency: CurrencyCode): PayoutLine | null {
  const ours = cells.findIndex((cell) => ORDER_NUMBER.test(cell.toUpperCase()));
  const numberAt = ours < 0 ? cells.findIndex(Boolean) : ours;
  const cell = (cells[numberAt] ?? '').toUpperCase();
  const number = ORDER_NUMBER.exec(cell)?.[0] ?? cell;
  const rest = column >= 0 ? cells.slice(column, column + 1) : cells.filter((_, at) => at !== numberAt);
  const amount = rest.flatMap((text) => amountIn(text, currency) ?? []).at(-1);
  if (!number || number.length > LINE_NUMBER_MAX || amount === undefined) return null;
  return { number, amount };
}

/** Parses "AED 1,250.00" or "1250٫50 ر.س.": a comma before three digits groups thousands. */
function amountIn(text: string, currency: CurrencyCode): Minor | null {
  const digits = AMOUNT.exec(text)?.[1];
  if (digits === undefined) return null;
  const plain = digits
    .replace(/٬/g, '')
    .replace(/,(?=\d{3}(?:[.,٫]|$))/g, '')
    .replace(/[.,]$/, '');
  return parseMoney(plain, currency);
}
