import { pageStore } from '@/lib/browser/page-store';
import { storedValue } from '@/lib/browser/stored-value';
import { parseReferral, type Referral } from '@/lib/domain/orders/referral';
import { count, fieldsOf } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';
import { currentConsent } from './consent-store';
import { landing } from './landing';

const DAY_MS = 24 * 60 * 60 * 1000;
const REMEMBERED_MS = 30 * DAY_MS;

interface Remembered {
  readonly referral: Referral;
  readonly at: number;
}

function parse(stored: string | null): Remembered | null {
  const fields = fieldsOf(parseJson(stored));
  const [referral, at] = [parseReferral(fields.referral), count(fields.at)];
  return referral && at !== undefined && Date.now() - at < REMEMBERED_MS ? { referral, at } : null;
}

const remembered = storedValue<Remembered | null>(
  () => `boards.referral.${pageStore()}`,
  parse,
  (value) => value && JSON.stringify(value),
);

/** Remembers for thirty days what first led here; only for visitors who agreed to analytics. */
export function rememberReferral(): void {
  const referral = landing();
  if (referral) remembered.update((known) => known ?? { referral, at: Date.now() });
}

export const forgetReferral = (): void => remembered.update(() => null);

/** What led to the order: what the first visit remembered, with the visitor's consent, else what led to this one. */
export const currentReferral = (): Referral | null =>
  (currentConsent()?.analytics ? remembered.get()?.referral : null) ?? landing();
