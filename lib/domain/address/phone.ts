import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CountryCode } from 'libphonenumber-js/min';
import { cleanLine, latinDigits } from '@/lib/domain/forms/clean-text';

/** A phone number such as `+966501234567`. */
export type E164 = string & { readonly __format: 'E.164' };

export const PHONE_PROBLEMS = [
  'missing',
  /** More than one number. */
  'several',
  'letters',
  'short',
  'long',
  /** No country code and no known country, or a country code that does not exist. */
  'country',
  /** No network of the country has such a number. */
  'invalid',
] as const;
export type PhoneProblem = (typeof PHONE_PROBLEMS)[number];

export type ParsedPhone =
  { readonly ok: true; readonly value: E164 } | { readonly ok: false; readonly error: PhoneProblem };

/** Minimum: shorter than any subscriber's number. Maximum: E.164 with `00`. */
const MIN_DIGITS = 7;
const MAX_DIGITS = 17;

/** Two groups of this many digits are two numbers. */
const NUMBER_DIGITS = 7;

/**
 * Mobile and landline patterns without the country code. The library's small metadata knows only lengths, and a mobile
 * number that lacks a digit may be as long as a landline's.
 */
const NATIONAL: Readonly<Record<string, RegExp>> = {
  SA: /^(?:5\d{8}|1[1-7]\d{7}|9200\d{5})$/,
  AE: /^(?:5[024568]\d{7}|[234679]\d{7})$/,
  KW: /^[24569]\d{7}$/,
  QA: /^[34567]\d{7}$/,
  BH: /^[136]\d{7}$/,
  OM: /^[279]\d{7}$/,
  EG: /^(?:1[0125]\d{8}|2\d{8}|3\d{7}|1[35]\d{7}|[4-9]\d{8})$/,
  JO: /^(?:7[789]\d{7}|[2356]\d{7})$/,
};

/**
 * Parses one typed or pasted number: any digits, `00` or `+`, spaces, dashes, and the `(0)` of printed numbers.
 * `country` (ISO alpha-2) applies to a number without a country code.
 */
export function parsePhone(text: string, country = ''): ParsedPhone {
  const plain = plainNumber(text);
  if (!plain) return refused('missing');
  if (/\p{L}/u.test(plain)) return refused('letters');
  if (isSeveral(plain)) return refused('several');
  const digits = plain.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS) return refused('short');
  if (digits.length > MAX_DIGITS) return refused('long');
  return dialled(plain.startsWith('+') ? `+${digits}` : digits.replace(/^00/, '+'), country);
}

function dialled(number: string, country: string): ParsedPhone {
  const isInternational = number.startsWith('+');
  if (!isInternational && !country) return refused('country');
  const found = parsePhoneNumberFromString(number, {
    ...(!isInternational && { defaultCountry: country as CountryCode }),
    extract: false,
  });
  if (!found) return refused(isInternational ? 'country' : 'invalid');
  const { country: owner = '', nationalNumber } = found;
  const isKnown = NATIONAL[owner]?.test(nationalNumber) ?? true;
  if (found.isValid() && isKnown) return { ok: true, value: found.number as string as E164 };
  const isWrongLength = { TOO_SHORT: 'short', TOO_LONG: 'long' } as const;
  const length = lengthProblem(found.countryCallingCode, nationalNumber);
  return refused(length ? isWrongLength[length] : 'invalid');
}

/** Digits of a mobile number without the country code, for a clearer error. */
const MOBILE_DIGITS: Readonly<Record<string, number>> = {
  '966': 9,
  '971': 9,
  '965': 8,
  '974': 8,
  '973': 8,
  '968': 8,
  '20': 10,
  '962': 9,
};

function lengthProblem(code: string, national: string): 'TOO_SHORT' | 'TOO_LONG' | null {
  const wanted = MOBILE_DIGITS[code];
  const digits = national.replace(/^0+/, '').length;
  if (wanted === undefined || digits === wanted) return null;
  return digits < wanted ? 'TOO_SHORT' : 'TOO_LONG';
}

const refused = (error: PhoneProblem): ParsedPhone => ({ ok: false, error });

/** Latin digits, without a leading `tel:` and without the `(0)` that nobody dials from abroad. */
const plainNumber = (text: string): string =>
  latinDigits(cleanLine(text.slice(0, 200)).normalize('NFKC'))
    .replace(/^tel:/i, '')
    .replace(/\(\s*0\s*\)/g, ' ')
    .trim()
    .replace(/^[(\s]+(?=\+)/, '');

function isSeveral(plain: string): boolean {
  const numbers = (parts: readonly string[]) =>
    parts.filter((part) => part.replace(/\D/g, '').length >= NUMBER_DIGITS).length > 1;
  return numbers(plain.split(/[/,;،؛|&\\]|(?=\+)/u)) || numbers(plain.split(/\s+(?:-\s+)?/u));
}
