import { loadScript, type ToolAdapter } from './tool-adapter';

interface Fbq {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[];
  push: Fbq;
  loaded: boolean;
  version: string;
}

const fbq: Fbq = Object.assign(
  (...call: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...call);
    else fbq.queue.push(call);
  },
  { queue: [], loaded: true, version: '2.0' },
) as unknown as Fbq;

const NAMES = {
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  purchase: 'Purchase',
} as const;

/** The Meta pixel, which reads nothing from the document by itself. */
export const meta: ToolAdapter = {
  start(id) {
    fbq.push = fbq;
    Object.assign(window, { fbq, _fbq: fbq });
    fbq('set', 'autoConfig', false, id);
    fbq('init', id);
    loadScript('https://connect.facebook.net/en_US/fbevents.js');
  },
  send(event) {
    if (event.name === 'page_view') return fbq('track', 'PageView');
    if (event.name === 'search') return fbq('track', 'Search', { search_string: event.words });
    const { name, items, currency, value, order } = event;
    const told = {
      ...{ content_type: 'product', currency, value, num_items: items.length },
      content_ids: items.map(({ id }) => id),
      contents: items.map(({ id, quantity }) => ({ id, quantity })),
    };
    fbq('track', NAMES[name], told, ...(order ? [{ eventID: order }] : []));
  },
};
