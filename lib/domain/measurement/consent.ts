import { count, fieldsOf, flag } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';

/** Raised when the purposes change their meaning: everybody is asked again. */
const CONSENT_VERSION = 1;

const DAY_MS = 24 * 60 * 60 * 1000;
/** An answer counts for half a year; then visitors are asked again. */
const CONSENT_MS = 182 * DAY_MS;

/** What a visitor answered, by purpose. */
export interface Consent {
  readonly analytics: boolean;
  readonly advertising: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export const DECLINED: Consent = { analytics: false, advertising: false, at: 0 };

/** Parses the browser's stored answer; null for none, and for one of another version. */
export function parseConsent(stored: string | null): Consent | null {
  const { version, at, analytics, advertising } = fieldsOf(parseJson(stored));
  const answeredAt = count(at);
  if (version !== CONSENT_VERSION || answeredAt === undefined) return null;
  return { analytics: flag(analytics) ?? false, advertising: flag(advertising) ?? false, at: answeredAt };
}

export const consentText = (consent: Consent): string =>
  JSON.stringify({ version: CONSENT_VERSION, ...consent });

/** The answer that counts now; null while the visitor is still to be asked. `signal`: the browser asks not to be tracked. */
export function consentNow(answered: Consent | null, signal: boolean, now: number): Consent | null {
  if (signal) return DECLINED;
  return answered && now - answered.at < CONSENT_MS ? answered : null;
}
