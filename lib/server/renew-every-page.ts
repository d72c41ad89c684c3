declare global {
  /** Both put there by page-cache.js, which Next loads on its own; absent while developing, where no page is kept. */
  var renewEveryPage: (() => void) | undefined;
  var pagesOutdatedSince: (() => number) | undefined;
}

/** From now on every static page is made anew when it is next asked for. */
export const renewEveryPage = (): void => globalThis.renewEveryPage?.();

/** Milliseconds since the epoch: what was read before is not shown any more. */
export const pagesOutdatedSince = (): number => globalThis.pagesOutdatedSince?.() ?? Infinity;
