import { fieldsOf, flag, millis, oneOf } from '@/lib/domain/parse/fields';

/** Where somebody said whether the store may write to them about offers. */
const CONSENT_SOURCES = ['checkout', 'profile', 'link', 'import'] as const;
type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** What somebody said last about being written to, and when (milliseconds since the epoch). */
export interface Consent {
  readonly given: boolean;
  readonly at: number;
  readonly source: ConsentSource;
}

/** Null for who never said anything: nobody may write to them. */
export function parseConsent(value: unknown): Consent | null {
  const fields = fieldsOf(value);
  const [given, at, source] = [flag(fields.given), millis(fields.at), oneOf(CONSENT_SOURCES, fields.source)];
  return given === undefined || at === undefined || !source ? null : { given, at, source };
}

/** Of two answers the later one counts, whichever arrives first. */
export const laterConsent = (known: Consent | null, said: Consent | null): Consent | null =>
  said && (!known || said.at >= known.at) ? said : known;
