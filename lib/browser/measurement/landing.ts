import { parseReferral, type Referral } from '@/lib/domain/orders/referral';
import { DIRECT } from '@/lib/domain/visits/visit-day';
import { asksNotToBeTracked } from './asks-not-to-be-tracked';

/** The site that linked to this visit's first page; empty without one, and for links within this site. */
export function referringSite(): string {
  const { referrer } = document;
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  return host === window.location.hostname ? '' : host.replace(/^www\./, '');
}

/**
 * What led to this visit, as the browser itself knows it: the address of the document's first page and its referrer. Nothing is
 * stored for it, so a reload forgets the campaign. Null for a browser that asks not to be tracked.
 */
export function landing(): Referral | null {
  if (asksNotToBeTracked()) return null;
  const [opened] = performance.getEntriesByType('navigation');
  const query = new URL(opened?.name ?? window.location.href).searchParams;
  return parseReferral({
    source: query.get('utm_source') || referringSite() || DIRECT,
    medium: query.get('utm_medium') ?? '',
    campaign: query.get('utm_campaign') ?? '',
  });
}
