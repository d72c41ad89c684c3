import { isLocale, type Locale } from '@/lib/domain/locale';
import { fieldsOf, filledText, flag, millis, oneOf } from '@/lib/domain/parse/fields';

/** Where a person gave or refused consent to marketing mails. */
const CONSENT_SOURCES = ['checkout', 'profile', 'newsletter', 'link', 'import'] as const;
type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** A person's latest answer about marketing mails, and when (milliseconds since the epoch). */
export interface Consent {
  readonly given: boolean;
  readonly at: number;
  readonly source: ConsentSource;
  /** The language for mails; absent when unknown. */
  readonly locale?: Locale;
  /** The page with the newsletter form, such as `/pages/ramadan`. */
  readonly page?: string;
}

/** Null without any answer: marketing mails are not allowed then. */
export function parseConsent(value: unknown): Consent | null {
  const fields = fieldsOf(value);
  const [given, at, source] = [flag(fields.given), millis(fields.at), oneOf(CONSENT_SOURCES, fields.source)];
  if (given === undefined || at === undefined || !source) return null;
  const page = filledText(fields.page);
  return {
    given,
    at,
    source,
    ...(isLocale(fields.locale) && { locale: fields.locale }),
    ...(page && { page }),
  };
}

/** The later of two answers, in whatever order they arrive. */
export const laterConsent = (known: Consent | null, said: Consent | null): Consent | null =>
  said && (!known || said.at >= known.at) ? said : known;
