import { laterConsent, type Consent } from '@/lib/domain/customers/consent';
import { normalizeEmail, type Customer } from '@/lib/domain/customers/customer';
import { MAX_CUSTOMER_LABELS } from '@/lib/domain/customers/groups';
import type { ImportedConsent, ImportedCustomer } from './imported-customer';

/** Adds a row's data to a customer; null when they would have too many tags. */
export function applyImportedRow(known: Customer, row: ImportedCustomer, now: number): Customer | null {
  const tags = [...new Set([...known.tags, ...row.tags])];
  if (tags.length > MAX_CUSTOMER_LABELS) return null;
  const isSame = tags.length === known.tags.length;
  return { ...known, tags: isSame ? known.tags : tags.sort(), consent: consentAfter(known, row, now) };
}

/**
 * A consent belongs to an e-mail address, so a row with another address changes nothing. A consent without a time
 * counts only as a yes, and only if the customer never answered: a file never overrides an answer given here.
 */
function consentAfter({ consent, email }: Customer, row: ImportedCustomer, now: number): Consent | null {
  const { marketing } = row;
  if (!marketing || !row.email || normalizeEmail(row.email) !== normalizeEmail(email)) return consent;
  if (marketing.at !== undefined) return laterConsent(consent, consentOf(marketing, marketing.at, now));
  return consent ?? (marketing.given ? consentOf(marketing, now, now) : null);
}

const consentOf = ({ given }: ImportedConsent, at: number, now: number): Consent => ({
  ...{ given, at: Math.min(at, now), source: 'import' },
});
