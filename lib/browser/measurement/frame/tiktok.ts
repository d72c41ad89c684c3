import { loadScript, type ToolAdapter } from './tool-adapter';

const SCRIPT = 'https://analytics.tiktok.com/i18n/pixel/events.js';

/** The calls that TikTok's script finds queued. */
const METHODS = ['page', 'track', 'identify', 'instances', 'enableCookie', 'disableCookie'] as const;

type Ttq = unknown[][] & Record<(typeof METHODS)[number], (...call: unknown[]) => void>;

const deferring = (queue: unknown[][]) =>
  Object.fromEntries(METHODS.map((name) => [name, (...call: unknown[]) => void queue.push([name, ...call])]));

const queue: unknown[][] = [];
const ttq = Object.assign(queue, { methods: METHODS, ...deferring(queue) }) as unknown as Ttq;
/** Once loaded, the script replaces the queue. */
const current = () => (window as { ttq?: Ttq }).ttq ?? ttq;

const NAMES = {
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  purchase: 'CompletePayment',
} as const;

/** The TikTok pixel. */
export const tiktok: ToolAdapter = {
  start(id) {
    const own: unknown[][] = [];
    Object.assign(own, deferring(own), { _u: SCRIPT });
    Object.assign(ttq, { _i: { [id]: own }, _t: { [id]: Date.now() }, _o: { [id]: {} } });
    Object.assign(window, { TiktokAnalyticsObject: 'ttq', ttq });
    loadScript(`${SCRIPT}?sdkid=${id}&lib=ttq`);
  },
  send(event) {
    if (event.name === 'page_view') return current().page();
    if (event.name === 'search') return current().track('Search', { query: event.words });
    const { name, items, currency, value, order } = event;
    const told = {
      ...{ content_type: 'product', currency, value },
      contents: items.map((item) => ({
        ...{ content_id: item.id, content_name: item.name, content_type: 'product' },
        ...{ price: item.price, quantity: item.quantity },
      })),
    };
    current().track(NAMES[name], told, ...(order ? [{ event_id: order }] : []));
  },
};
