import type { Locale } from './locale';

/** The digits that an Arabic page may show, by their CLDR names: Latin (12) or Arabic-Indic (١٢). English has Latin ones. */
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
  /** A whole or decimal number, as 1,234.5. */
  count(value: number): string;
  /** The same without groups, as it stands in a field. */
  plain(value: number): string;
  /** `text` with each of its digits for itself, as of a clock. */
  digits(text: string): string;
  /** With one decimal always, as an average of stars. */
  average(value: number): string;
  /** `at` in milliseconds since the epoch, as the visitor's clock and calendar have it. */
  date(at: number): string;
  dateTime(at: number): string;
  /** The same for every visitor and for the server, wherever they are. */
  utcDate(at: number): string;
}

const known = new Map<string, Formats>();

/** Renders numbers and times for people; what makes them is slow to build, so that it is kept. */
export function formatsOf(writing: Writing): Formats {
  const key = `${writing.locale} ${writing.numerals}`;
  const formats = known.get(key) ?? newFormats(writing);
  known.set(key, formats);
  return formats;
}

function newFormats(writing: Writing): Formats {
  const number = (options?: Intl.NumberFormatOptions) => whenUsed(() => numberFormat(writing, options));
  const date = (options: Intl.DateTimeFormatOptions) => whenUsed(() => dateFormat(writing, options));
  const count = number();
  return {
    count,
    plain: number({ useGrouping: false }),
    digits: (text) => text.replace(/\d/g, (digit) => count(Number(digit))),
    average: number({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    date: date({ dateStyle: 'long' }),
    dateTime: date({ dateStyle: 'medium', timeStyle: 'short' }),
    utcDate: date({ dateStyle: 'long', timeZone: 'UTC' }),
  };
}

/** Most pages write few of them, and a phone would build the others while it starts a page. */
function whenUsed(make: () => { format(value: number): string }): (value: number) => string {
  let made: ReturnType<typeof make> | undefined;
  return (value) => (made ??= make()).format(value);
}

const tagOf = ({ locale }: Writing) => (locale === 'ar' ? 'ar-AE' : 'en-GB');

/** What `Intl` must be told, whatever it formats: by itself it takes the digits of the country. */
export const digitsOf = ({ locale, numerals }: Writing) => ({
  numberingSystem: locale === 'ar' ? numerals : DEFAULT_NUMERALS,
});

export const numberFormat = (writing: Writing, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  new Intl.NumberFormat(tagOf(writing), { ...options, ...digitsOf(writing) });

export const dateFormat = (writing: Writing, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(tagOf(writing), { ...options, ...digitsOf(writing) });

/** Kept apart from the text around it, in its own direction (Unicode's first-strong isolate). */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
