/** What a page fetches once its first sheet is painted. Its text is in every page, so it is short. */
export interface Rest {
  /** The whole style sheets, in their order: first those of every page, as Next's router tells them apart, so many as `shared` says. */
  readonly sheets: readonly string[];
  readonly shared: number;
  /** Before the page's own stands the one that keeps what is pressed before these are there (`early-presses-script`). */
  readonly scripts: readonly string[];
}

/**
 * Runs in the browser once the document is read; its text alone is sent, so it names nothing outside of itself. A phone
 * takes longer to receive a page's scripts and whole style sheets than to show what its first sheet draws, so they are asked
 * for when that is painted. What is to be seen later (`data-later`) is drawn once the whole sheets are there. See
 * docs/decisions/038.
 */
function fetchAfterFirstPaint({ sheets, shared, scripts: [early, ...scripts] }: Rest): void {
  const {
    head,
    documentElement: { dataset },
  } = document;
  const element = <T extends 'link' | 'script'>(name: T, properties: object) =>
    Object.assign(document.createElement(name), properties);

  /**
   * A change of the whole page's looks in three tasks: its styles, its places, and what comes `next`. Where a pseudo-element has a
   * transition, Chromium works out the places with the styles.
   */
  const change = (looks: () => void, next: () => void) => {
    looks();
    void getComputedStyle(document.body).color;
    setTimeout(() => {
      void document.body.offsetHeight;
      setTimeout(next);
    });
  };

  const fetchRest = () => {
    // In its turn: after the page's scripts it would find React listening, and what was pressed before lost.
    head.append(element('script', { src: early, async: false, fetchPriority: 'high' }));
    let awaited = sheets.length;
    // As `early-presses-script` says it, which may not have come either.
    const onerror = () => (dataset.incomplete = '');

    // One that does not come must not keep the page from working; but without it what comes later would cover the page.
    const arrived = ({ type }: Event) => {
      if (type === 'error') onerror();
      if ((awaited -= 1)) return;
      // All at once: with each sheet that comes into force the styles of the whole page are worked out.
      change(
        () => links.forEach((link) => link.removeAttribute('media')),
        () => change(showAll, takeOver),
      );
    };
    const showAll = () => {
      if (dataset.incomplete == null) dataset.styled = '';
      // In a tab that nobody looks at no frame has taken them away.
      delete dataset.first;
      delete dataset.early;
    };
    const takeOver = () =>
      head.append(...scripts.map((src) => element('script', { src, async: false, onerror })));
    const links = sheets.map((href, index) => {
      const link = element('link', {
        rel: 'stylesheet',
        media: 'print',
        href,
        onload: arrived,
        onerror: arrived,
      });
      link.setAttribute(index < shared ? 'data-n-g' : 'data-n-p', '');
      return link;
    });
    // Next's router puts the sheets of the next page behind this mark.
    head.querySelector('noscript[data-n-css]')?.before(...links);
    // One by one: asked for together they are a long task.
    scripts.forEach((href) =>
      setTimeout(() => head.append(element('link', { rel: 'preload', as: 'script', href }))),
    );
  };

  // The page's scripts take it over, so they wait for all of it, as deferred ones do. Nothing is ever painted in a tab that
  // nobody looks at.
  addEventListener('DOMContentLoaded', () =>
    document.hidden ? fetchRest() : requestAnimationFrame(() => setTimeout(fetchRest)),
  );
}

export const afterFirstPaintScript = (rest: Rest) =>
  `(${fetchAfterFirstPaint.toString()})(${JSON.stringify(rest).replaceAll('<', '\\u003c')})`;
