import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';
import { latinDigits } from '@/lib/domain/forms/clean-text';
import { convertMinor } from '@/lib/domain/money/money';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import { originOf, type OrderOrigin } from '@/lib/domain/orders/by-hand/by-hand';
import type { Order } from '@/lib/domain/orders/order';

/** Shorter beginnings match too many orders; the same goes for the ends of numbers. */
const SHORTEST_START = 3;
const SHORTEST_DIGITS = 3;
const LONGEST_START = 24;
const MOST_WORDS = 6;

/** The last digits of a number are the same with, without or with a wrong country code. */
const NATIONAL_DIGITS = 9;
const LONGEST_COUNTRY_CODE = 3;

const startsOf = (text: string, shortest = SHORTEST_START): string[] =>
  Array.from({ length: Math.max(Math.min(text.length, LONGEST_START) - shortest + 1, 0) }, (_, index) =>
    text.slice(0, shortest + index),
  );

const endsOf = (text: string, shortest: number): string[] =>
  Array.from({ length: Math.max(text.length - shortest + 1, 0) }, (_, index) => text.slice(index));

const wordsOf = (text: string): string[] => normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The digits of a phone number without leading zeros (0791…, 00962…). */
const phoneDigits = (text: string): string => latinDigits(text).replace(/\D/g, '').replace(/^0+/, '');

const compact = (text: string): string => normalizeForSearch(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Search tokens of a person: beginnings of the name, of each word in it, and of the e-mail address. */
export function personTokens(fullName: string, email: string): string[] {
  const words = wordsOf(fullName).slice(0, MOST_WORDS);
  const names = words.flatMap((_, at) => startsOf(words.slice(at).join(' '), 2));
  const address = email.trim().toLowerCase();
  return [...new Set([...names, ...startsOf(address), address, address.split('@')[1] ?? ''])].filter(Boolean);
}

/** Search tokens of a phone number: its beginnings with and without a country code, and its ends. */
export function phoneTokens(text: string): string[] {
  const digits = phoneDigits(text);
  const national = Array.from({ length: LONGEST_COUNTRY_CODE + 1 }, (_, code) => digits.slice(code));
  const starts = national.flatMap((number) => startsOf(number, SHORTEST_DIGITS));
  return [...starts, ...endsOf(digits, SHORTEST_DIGITS)];
}

/** Search tokens of `b-1tq4k9-7f3`: its beginnings with and without the letter, and its last part. */
function numberTokens(text: string): string[] {
  const [, ...parts] = text.split('-');
  return [...startsOf(compact(text)), ...startsOf(compact(parts.join(''))), compact(parts.at(-1) ?? '')];
}

/** Extra fields of an order's document, for the store's lists and discount limits only. */
export interface OrderIndex {
  readonly searchTokens: readonly string[];
  /** Minor units of the base currency, so that orders in several currencies sort by value. */
  readonly baseTotal: Minor;
  /** A limited discount counts its orders by these. */
  readonly discountIds: readonly string[];
  /** Lists filter by this. */
  readonly origin: OrderOrigin;
}

/** Written with the order; a change of contact details, total or discounts must write it again. */
export function orderIndex(order: Order, baseCurrency: CurrencyCode): OrderIndex {
  const { number, address } = order;
  const tokens = [
    ...numberTokens(number),
    ...personTokens(address.fullName, address.email),
    ...phoneTokens(address.mobileNumber),
  ];
  return {
    searchTokens: [...new Set(tokens)].filter(Boolean),
    baseTotal: convertMinor(order.total, order.currency, baseCurrency, 1 / order.rate),
    discountIds: order.discounts.map(({ id }) => id),
    origin: originOf(order),
  };
}

/** Tokens for the search `q`: every matching order has one of them. Empty while `q` is too short. */
export function queryTokens(q: string): string[] {
  const typed = latinDigits(q).trim();
  if (!typed) return [];
  if (typed.includes('@')) return [typed.toLowerCase().replace(/^@/, '')];
  const words = wordsOf(typed).join(' ').slice(0, LONGEST_START);
  const isPhone = /^[+\d\s().-]+$/.test(typed);
  const digits = isPhone ? phoneDigits(typed) : '';
  const phone = digits.length > NATIONAL_DIGITS ? [digits, digits.slice(-NATIONAL_DIGITS)] : [digits];
  return [...new Set([words, compact(typed).slice(0, LONGEST_START), ...phone])].filter(
    (token) => token.length > 1,
  );
}
