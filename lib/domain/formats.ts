import type { Locale } from './locale';

/** The digits of Arabic pages, by their CLDR names: Latin (12) or Arabic-Indic (١٢). English always uses Latin ones. */
export const NUMERALS = ['latn', 'arab'] as const;
export type Numerals = (typeof NUMERALS)[number];
export const DEFAULT_NUMERALS: Numerals = 'latn';

/** How a page writes its numbers and dates. */
export interface Writing {
  readonly locale: Locale;
  /** The store's choice. */
  readonly numerals: Numerals;
}

export interface Formats {
  /** A whole or decimal number, such as 1,234.5. */
  count(value: number): string;
  /** Without group separators, for an input. */
  plain(value: number): string;
  /** `text` with each digit converted, for example of a clock. */
  digits(text: string): string;
  /** Always with one decimal, for an average of stars. */
  average(value: number): string;
  /** `at` in milliseconds since the epoch, in the visitor's time zone. */
  date(at: number): string;
  dateTime(at: number): string;
  /** In UTC, so that server and visitors show the same. */
  utcDate(at: number): string;
  /** In UTC, short and with the day of the week. */
  utcDay(at: number): string;
}

const known = new Map<string, Formats>();

/** Formats numbers and times for people; cached, because formatters are slow to create. */
export function formatsOf(writing: Writing): Formats {
  const key = `${writing.locale} ${writing.numerals}`;
  const formats = known.get(key) ?? newFormats(writing);
  known.set(key, formats);
  return formats;
}

function newFormats(writing: Writing): Formats {
  const date = (options: Intl.DateTimeFormatOptions) => whenUsed(() => dateFormat(writing, options));
  return {
    count: (value) => decimal(value, writing),
    plain: (value) => decimal(value, writing, { grouped: false }),
    digits: (text) => inDigitsOf(writing, text),
    average: (value) => decimal(value, writing, { least: 1, most: 1 }),
    date: date({ dateStyle: 'long' }),
    dateTime: date({ dateStyle: 'medium', timeStyle: 'short' }),
    utcDate: date({ dateStyle: 'long', timeZone: 'UTC' }),
    utcDay: date({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
  };
}

/** Created on first use: most pages need few, and creation is slow on a phone. */
function whenUsed(make: () => { format(value: number): string }): (value: number) => string {
  let made: ReturnType<typeof make> | undefined;
  return (value) => (made ??= make()).format(value);
}

interface DecimalOptions {
  /** The minimum number of decimals, then the maximum. */
  readonly least?: number;
  readonly most?: number;
  /** Whether thousands are grouped. */
  readonly grouped?: boolean;
}

/**
 * Formats like `Intl.NumberFormat`, whose first instance takes a phone a tenth of a second: docs/decisions/070. Signs
 * follow CLDR 48.
 */
export function decimal(
  value: number,
  writing: Writing,
  { least = 0, most = 3, grouped = true }: DecimalOptions = {},
): string {
  const [group, point] = hasArabDigits(writing) ? '٬٫' : ',.';
  // toPrecision(15) removes the binary tail: 4.35 is stored slightly lower.
  const steps = Math.round(Number((Math.abs(value) * 10 ** most).toPrecision(15)));
  const [whole = '', behind = ''] = (steps / 10 ** most).toFixed(most).split('.');
  const shown = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, `${group}`) : whole;
  const decimals = behind.replace(/0+$/, '').padEnd(least, '0');
  return (
    (value < 0 ? minusOf(writing) : '') + inDigitsOf(writing, decimals ? shown + point + decimals : shown)
  );
}

/** The minus sign, which stays before its number in right-to-left text. */
export const minusOf = (writing: Writing) =>
  writing.locale === 'en' ? '-' : hasArabDigits(writing) ? '\u061c-' : '\u200e-';

const inDigitsOf = (writing: Writing, text: string) =>
  hasArabDigits(writing) ? text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '') : text;

const hasArabDigits = (writing: Writing) => digitsOf(writing).numberingSystem === 'arab';

const tagOf = ({ locale }: Writing) => (locale === 'ar' ? 'ar-AE' : 'en-GB');

/** Options for every `Intl` formatter, whose default digits depend on the country. */
export const digitsOf = ({ locale, numerals }: Writing) => ({
  numberingSystem: locale === 'ar' ? numerals : DEFAULT_NUMERALS,
});

export const numberFormat = (writing: Writing, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  new Intl.NumberFormat(tagOf(writing), { ...options, ...digitsOf(writing) });

export const dateFormat = (writing: Writing, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(tagOf(writing), { ...options, ...digitsOf(writing) });

/** Isolates text in its own direction (Unicode's first-strong isolate). */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
