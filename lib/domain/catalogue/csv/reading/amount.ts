import { latinDigits } from '@/lib/domain/forms/clean-text';
import { CURRENCY_DECIMALS, parseMoney, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { MAX_PRICE } from '@/lib/domain/request-schemas/parts';

/** The decimal sign of a file's amounts; the other sign groups thousands. */
export const DECIMAL_SIGNS = ['.', ','] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** The amount in a cell; null when it is not an amount of this currency. */
type ReadAmount = Minor | 'ambiguous' | null;

/** Spaces of any width, and Arabic and Swiss thousands separators. */
const GROUP_SIGNS = /[\s٬'’]/g;
/** One separator before three digits is ambiguous: thousands in some languages, decimals in others. */
const EITHER_WAY = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * An amount as spreadsheets write it: '1250', '12,5', '1,250.00', '1.250,00', '١٢٫٥'. `decimalSign` is the owner's
 * choice for the file; without it '1.250' is ambiguous, except where it has exactly the currency's decimals, as our own
 * export writes it.
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

/** Normalizes to a decimal dot without thousands separators; null when the separators are inconsistent. */
function ungrouped(typed: string, decimalSign: DecimalSign | undefined): string | null {
  const sign = decimalSign ?? decimalSignOf(typed);
  const group = sign === '.' ? ',' : '.';
  const [whole = '', decimals, ...more] = typed.split(sign);
  if (more.length > 0 || decimals?.includes(group)) return null;
  const isGrouped = whole.includes(group);
  if (isGrouped && !/^[1-9]\d{0,2}([.,]\d{3})+$/.test(whole)) return null;
  return [whole.replaceAll(group, ''), ...(decimals === undefined ? [] : [decimals])].join('.');
}

/** The last of two different separators is the decimal sign; a repeated one groups thousands. */
function decimalSignOf(typed: string): DecimalSign {
  const [dot, comma] = [typed.lastIndexOf('.'), typed.lastIndexOf(',')];
  const isRepeated = (sign: DecimalSign) => typed.split(sign).length > 2;
  if (comma > dot) return isRepeated(',') && dot < 0 ? '.' : ',';
  return isRepeated('.') && comma < 0 ? ',' : '.';
}

/** Accepts trailing zeros such as '24.500' for two decimals, which some spreadsheets write. */
function withoutZeros(text: string, currency: CurrencyCode): Minor | null {
  return /\.\d*0$/.test(text) ? parseMoney(text.replace(/0+$/, ''), currency) : null;
}
