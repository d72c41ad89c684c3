import type { Referral } from '@/lib/domain/orders/referral';
import { DIRECT } from '@/lib/domain/visits/visit-day';
import { loadScript, type ToolAdapter } from './tool-adapter';

type Queue = { dataLayer?: unknown[] };

/** Google's script tells calls from other entries of its queue by the tag that `arguments` have. */
function gtag(...call: unknown[]): void {
  const layer = ((window as Queue).dataLayer ??= []);
  layer.push(Object.assign(call, { [Symbol.toStringTag]: 'Arguments' }));
}

/** A campaign, or the site that led here, in Google's words. */
function sourceOf(referral: Referral | null) {
  if (!referral || referral.source === DIRECT) return { page_referrer: '' };
  const { source, medium, campaign } = referral;
  if (!medium && !campaign && source.includes('.')) return { page_referrer: `https://${source}/` };
  return {
    ...{ page_referrer: '', campaign_source: source },
    ...(medium && { campaign_medium: medium }),
    ...(campaign && { campaign_name: campaign }),
  };
}

/** Google Analytics 4, without signals for advertisements; its cookies are of this host alone. */
export const google: ToolAdapter = {
  start(id, referral) {
    gtag('js', new Date());
    gtag('config', id, {
      ...{ send_page_view: false, cookie_domain: 'none' },
      ...sourceOf(referral),
      ...{ allow_google_signals: false, allow_ad_personalization_signals: false },
    });
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  },
  send(event, page) {
    const at = { page_location: page, page_title: '' };
    if (event.name === 'page_view') return gtag('event', 'page_view', at);
    if (event.name === 'search') return gtag('event', 'search', { ...at, search_term: event.words });
    const { name, items, currency, value, order } = event;
    gtag('event', name, {
      ...{ ...at, currency, value, ...(order && { transaction_id: order }) },
      items: items.map((item) => ({
        ...{ item_id: item.id, item_name: item.name, price: item.price, quantity: item.quantity },
      })),
    });
  },
};
