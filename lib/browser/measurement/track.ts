import type { ShopEvent } from '@/lib/domain/measurement/shop-event';
import { LOCALES } from '@/lib/domain/locale';
import { pagePath } from '@/lib/domain/visits/visit';

export interface Tracked {
  readonly event: ShopEvent;
  /** The page's route: without language and query, and private pages without their ids and tokens. */
  readonly page: string;
}

/** Events of one page, until the code that sends them has loaded. */
const MOST_WAITING = 10;

let send: ((tracked: Tracked) => void) | null = null;
let waiting: readonly Tracked[] = [];

const LANGUAGE = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`);
const currentPage = () => pagePath(window.location.pathname.replace(LANGUAGE, '') || '/');

/** Tells what happened to the tools that the visitor allows. Without any, the event is forgotten with its page. */
export function track(event: ShopEvent): void {
  const tracked = { event, page: currentPage() };
  if (send) send(tracked);
  else waiting = [...waiting, tracked].slice(-MOST_WAITING);
}

/** Sends events from now on, and those of the current page; what came before it was not agreed to. */
export function connect(sender: (tracked: Tracked) => void): void {
  send = sender;
  const page = currentPage();
  for (const tracked of waiting) if (tracked.page === page) sender(tracked);
  waiting = [];
}

export const disconnect = (): void => void (send = null);
