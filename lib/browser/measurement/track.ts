import type { ShopEvent } from '@/lib/domain/measurement/shop-event';

export interface Tracked {
  readonly event: ShopEvent;
  /** Where it happened, as the browser has it; what leaves is the page's route (`measure`). */
  readonly path: string;
}

/** Events of one page, until the code that sends them has loaded. */
const MOST_WAITING = 10;

let send: ((tracked: Tracked) => void) | null = null;
let waiting: readonly Tracked[] = [];

/** Tells what happened to the tools that the visitor allows. Without any, the event is forgotten with its page. */
export function track(event: ShopEvent): void {
  const tracked = { event, path: window.location.pathname };
  if (send) send(tracked);
  else waiting = [...waiting, tracked].slice(-MOST_WAITING);
}

/** Sends events from now on, and those of the current page; what came before it was not agreed to. */
export function connect(sender: (tracked: Tracked) => void): void {
  send = sender;
  for (const tracked of waiting) if (tracked.path === window.location.pathname) sender(tracked);
  waiting = [];
}

export const disconnect = (): void => void (send = null);
