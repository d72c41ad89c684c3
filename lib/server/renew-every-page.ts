declare global {
  /** Put there by page-cache.js, which Next loads on its own; absent while developing, where no page is kept. */
  var renewEveryPage: (() => void) | undefined;
}

/** From now on every static page is made anew when it is next asked for. */
export const renewEveryPage = (): void => globalThis.renewEveryPage?.();
