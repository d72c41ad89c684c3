import { cleanLine } from '@/lib/domain/forms/clean-text';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { sourceName } from '@/lib/domain/visits/visit';

/** What led a shopper to the shop: a campaign's link, another site, or `DIRECT`. It names no person. */
export interface Referral {
  /** The campaign's `utm_source`, else the referring site's host, else `DIRECT`. */
  readonly source: string;
  /** Empty without a campaign. */
  readonly medium: string;
  readonly campaign: string;
}

const LABEL_MAX = 60;
/** Cleaning a longer text would only cost time. */
const READ_MAX = 1000;

/** A label of a campaign's link, cut to its limit; dropped when it holds an e-mail address. `|` separates names in figures. */
function label(value: unknown): string {
  const plain = cleanLine((text(value) ?? '').slice(0, READ_MAX).normalize('NFKC')).toLowerCase();
  return plain.includes('@') ? '' : cleanLine(plain.replaceAll('|', ' ').slice(0, LABEL_MAX));
}

/** Parses a referral from a browser or a stored order; null when its source is unknown, as for older orders. */
export function parseReferral(value: unknown): Referral | null {
  const fields = fieldsOf(value);
  const source = sourceName(text(fields.source) ?? '');
  return source ? { source, medium: label(fields.medium), campaign: label(fields.campaign) } : null;
}
