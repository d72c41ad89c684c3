import type { NextRouter } from 'next/router';

/** How somebody leaves: for `address`, a path of this site, or by `go`. */
export type Leaving = { readonly address: string } | { readonly go: () => void };

/** Asks somebody who is about to leave. */
type Ask = (leaving: Leaving) => void;

/** Those of all forms with unsaved work. Next keeps one callback for the back button, and one question is enough: they share both. */
const guards = new Set<Ask>();
/** The page that they guard: a step back has left it before anybody hears of it. */
let page: { readonly state: unknown; readonly address: string };

/**
 * Links, the back button and `leaveBy` first ask, and closing or reloading the tab shows the browser's own question, until the
 * returned function was called for each guard. One of several guards asks.
 */
export function guardLeaving(ask: Ask, beforePopState: NextRouter['beforePopState']): () => void {
  if (guards.size === 0) {
    window.addEventListener('beforeunload', onUnload);
    // In the capture phase, before Next's links see the click.
    document.addEventListener('click', onClick, { capture: true });
    beforePopState(onBack);
  }
  guards.add(ask);
  page = { state: history.state, address: location.href };
  return () => {
    guards.delete(ask);
    if (guards.size > 0) return;
    window.removeEventListener('beforeunload', onUnload);
    document.removeEventListener('click', onClick, { capture: true });
    beforePopState(() => true);
  };
}

/** For what leaves the page without a link: calls `go` at once, or, where work is unsaved, when that is confirmed. */
export function leaveBy(go: () => void): void {
  if (guards.size === 0) go();
  else askOnce({ go });
}

function askOnce(leaving: Leaving): void {
  const [ask] = guards;
  ask?.(leaving);
}

const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

function onClick(event: MouseEvent): void {
  const address = linkedAddress(event);
  if (!address) return;
  event.preventDefault();
  event.stopPropagation();
  askOnce({ address });
}

/** The browser has already changed the address: remembers it, and restores that of the page. */
function onBack(): boolean {
  askOnce({ address: location.pathname + location.search });
  history.pushState(page.state, '', page.address);
  return false;
}

/** The target of a plain click on a link of this site in this tab; null for any other click. */
function linkedAddress(event: MouseEvent): string | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const link = target.closest('a');
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const { origin, pathname, search } = new URL(link.href);
  const leaves = origin === location.origin && pathname + search !== location.pathname + location.search;
  return leaves ? pathname + search : null;
}
