import { latinDigits } from '@/lib/domain/forms/clean-text';
import { CURRENCY_DECIMALS, parseMoney, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { MAX_PRICE } from '@/lib/domain/request-schemas/parts';

/** The sign before the decimals of a file's amounts; the other one groups thousands. */
export const DECIMAL_SIGNS = ['.', ','] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** What a cell of money says; null for no amount of this currency. */
type ReadAmount = Minor | 'ambiguous' | null;

/** Of ordinary, narrow and other spaces, and of Arabic and Swiss thousands. */
const GROUP_SIGNS = /[\s٬'’]/g;
/** One separator with three digits behind it: a spreadsheet of some languages means thousands, others decimals. */
const EITHER_WAY = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * An amount as spreadsheets write it: '1250', '12,5', '1,250.00', '1.250,00', '١٢٫٥'. `decimalSign` is what the
 * owner said of the file; without it '1.250' is ambiguous, except where it has exactly the currency's decimals, as
 * our own export writes it.
 */
export function readAmount(text: string, currency: CurrencyCode, decimalSign?: DecimalSign): ReadAmount {
  const typed = latinDigits(text.trim()).replace(GROUP_SIGNS, '').replace('٫', '.');
  if (!decimalSign && EITHER_WAY.test(typed) && !isOwnWriting(typed, currency)) return 'ambiguous';
  const plain = ungrouped(typed, decimalSign);
  const amount = plain === null ? null : (parseMoney(plain, currency) ?? withoutZeros(plain, currency));
  return amount !== null && amount <= MAX_PRICE ? amount : null;
}

const isOwnWriting = (typed: string, currency: CurrencyCode): boolean =>
  CURRENCY_DECIMALS[currency] === 3 && typed.includes('.');

/** With a dot before its decimals and nothing between thousands; null when its separators fit no writing. */
function ungrouped(typed: string, decimalSign: DecimalSign | undefined): string | null {
  const sign = decimalSign ?? decimalSignOf(typed);
  const group = sign === '.' ? ',' : '.';
  const [whole = '', decimals, ...more] = typed.split(sign);
  if (more.length > 0 || decimals?.includes(group)) return null;
  const isGrouped = whole.includes(group);
  if (isGrouped && !/^[1-9]\d{0,2}([.,]\d{3})+$/.test(whole)) return null;
  return [whole.replaceAll(group, ''), ...(decimals === undefined ? [] : [decimals])].join('.');
}

/** By the last of two different separators, a repeated one groups thousands. */
function decimalSignOf(typed: string): DecimalSign {
  const [dot, comma] = [typed.lastIndexOf('.'), typed.lastIndexOf(',')];
  const isRepeated = (sign: DecimalSign) => typed.split(sign).length > 2;
  if (comma > dot) return isRepeated(',') && dot < 0 ? '.' : ',';
  return isRepeated('.') && comma < 0 ? ',' : '.';
}

/** '24.500' where the currency has two decimals, as a spreadsheet may write it. */
function withoutZeros(text: string, currency: CurrencyCode): Minor | null {
  return /\.\d*0$/.test(text) ? parseMoney(text.replace(/0+$/, ''), currency) : null;
}
