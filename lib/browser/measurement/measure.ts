import { pageStore } from '@/lib/browser/page-store';
import { storedValue } from '@/lib/browser/stored-value';
import { LOCALES } from '@/lib/domain/locale';
import { toolEvent, type ShopEvent } from '@/lib/domain/measurement/shop-event';
import type { Tool } from '@/lib/domain/measurement/tools';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { filledText, listOf } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';
import { pagePath } from '@/lib/domain/visits/visit';
import { FRAME_PATH, type FrameMessage } from './frame-message';
import { clickIds, landing } from './landing';
import { connect, disconnect, type Tracked } from './track';

/** An order that is opened later was not agreed to be measured when it was placed. */
const FRESH_MS = 24 * 60 * 60 * 1000;
const MOST_ORDERS = 20;

/** The orders that tools know of, so that a reload sends none twice. */
const measuredOrders = storedValue<readonly string[]>(
  () => `boards.measured-orders.${pageStore()}`,
  (stored) => listOf(parseJson(stored), filledText),
  (orders) => JSON.stringify(orders),
);

function isNew(event: ShopEvent): boolean {
  if (event.name !== 'purchase') return true;
  if (Date.now() - event.placedAt > FRESH_MS || measuredOrders.get().includes(event.order)) return false;
  measuredOrders.update((orders) => [...orders, event.order].slice(-MOST_ORDERS));
  return true;
}

const LANGUAGE = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`);

/** A path without language; private pages without their ids and tokens. */
const routeOf = (path: string) => pagePath(path.replace(LANGUAGE, '') || '/');

/**
 * Runs these tools in a frame of its own and sends events there; returns what ends it, and with it all of their code. Pages keep
 * their strict policy, and tools never see a page's address.
 */
export function measure(tools: readonly Tool[], base: CurrencyCode): () => void {
  const frame = Object.assign(document.createElement('iframe'), {
    ...{ src: `${FRAME_PATH}?${clickIds(tools)}`, hidden: true, referrerPolicy: 'no-referrer' },
  });
  frame.setAttribute('aria-hidden', 'true');
  const post = (message: FrameMessage) => frame.contentWindow?.postMessage(message, window.location.origin);
  const send = ({ event, path }: Tracked) => {
    const measured = toolEvent(event, base);
    if (measured && isNew(event)) post({ kind: 'event', event: measured, page: routeOf(path) });
  };
  frame.addEventListener('load', () => {
    post({ kind: 'start', tools, referral: landing() });
    connect(send);
  });
  document.body.append(frame);
  return () => {
    disconnect();
    frame.remove();
  };
}
