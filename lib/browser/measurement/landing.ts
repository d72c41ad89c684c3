import type { Tool } from '@/lib/domain/measurement/tools';
import { parseReferral, type Referral } from '@/lib/domain/orders/referral';
import { DIRECT } from '@/lib/domain/visits/visit-day';
import { asksNotToBeTracked } from './asks-not-to-be-tracked';

/** The site that linked to this visit's first page; empty without one, and for links within this site. */
export function referringSite(): string {
  const { referrer } = document;
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  return host === window.location.hostname ? '' : host.replace(/^www\./, '');
}

/** The query of this document's first page, whatever page is shown by now. */
function openedQuery(): URLSearchParams {
  const [opened] = performance.getEntriesByType('navigation');
  return new URL(opened?.name ?? window.location.href).searchParams;
}

/** The names under which tools find their own advertisement's click in an address. */
const CLICK_IDS = [
  ['meta', 'fbclid'],
  ['tiktok', 'ttclid'],
] as const;

/** The click ids of these tools, each as it came, for the address of their frame: all that it has of the page's. */
export function clickIds(tools: readonly Tool[]): string {
  const query = openedQuery();
  const ids = CLICK_IDS.filter(([tool]) => tools.some(({ name }) => name === tool));
  const found = ids.map(([, name]) => [name, query.get(name) ?? ''] as const);
  return new URLSearchParams(
    found.filter(([, id]) => /^[\w.-]{1,500}$/.test(id)).map((pair) => [...pair]),
  ).toString();
}

/**
 * What led to this visit, as the browser itself knows it: the address of the document's first page and its referrer. Nothing is
 * stored for it, so a reload forgets the campaign. Null for a browser that asks not to be tracked.
 */
export function landing(): Referral | null {
  if (asksNotToBeTracked()) return null;
  const query = openedQuery();
  return parseReferral({
    source: query.get('utm_source') || referringSite() || DIRECT,
    medium: query.get('utm_medium') ?? '',
    campaign: query.get('utm_campaign') ?? '',
  });
}
