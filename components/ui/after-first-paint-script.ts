/** What a page fetches once its first sheet is painted. */
export interface Rest {
  /** Keeps what is pressed before the scripts are there (`early-presses-script`), so it is asked for first. */
  readonly early: string;
  /** The whole style sheets, in their order; `shared` are those of every page, as Next's router tells them apart. */
  readonly sheets: readonly { readonly href: string; readonly shared: boolean }[];
  readonly scripts: readonly string[];
}

/**
 * Runs in the browser once the document is read; its text alone is sent, so it names nothing outside of itself. A phone
 * takes longer to receive a page's scripts and whole style sheets than to show what its first sheet draws, so they are asked
 * for when that is painted. What is to be seen later (`data-later`) is drawn once the whole sheets are there. See
 * docs/decisions/038.
 */
function fetchAfterFirstPaint({ early, sheets, scripts }: Rest): void {
  const { head, documentElement } = document;
  const { dataset } = documentElement;
  const element = <T extends 'link' | 'script'>(name: T, properties: object) =>
    Object.assign(document.createElement(name), properties);

  // As `early-presses-script` says it, which may not have come either.
  const onerror = () => (dataset.incomplete = '');

  const runScripts = () => {
    // Without one of its sheets what comes later would cover the page.
    if (dataset.incomplete == null) dataset.styled = '';
    head.append(...scripts.map((src) => element('script', { src, async: false, onerror })));
  };

  const fetchRest = () => {
    // In its turn: after the page's scripts it would find React listening, and what was pressed before lost.
    head.append(element('script', { src: early, async: false, fetchPriority: 'high' }));
    let awaited = sheets.length;
    const arrived = () => (awaited -= 1) || runScripts();
    // One that does not come must not keep the page from working.
    const lost = () => {
      onerror();
      arrived();
    };
    const links = sheets.map(({ href, shared }) => {
      const link = element('link', { rel: 'stylesheet', href, onload: arrived, onerror: lost });
      link.setAttribute(shared ? 'data-n-g' : 'data-n-p', '');
      return link;
    });
    // Next's router puts the sheets of the next page behind this mark.
    head.querySelector('noscript[data-n-css]')?.before(...links);
    head.append(...scripts.map((href) => element('link', { rel: 'preload', as: 'script', href })));
  };

  // The page's scripts take it over, so they wait for all of it, as deferred ones do. Nothing is ever painted in a tab that
  // nobody looks at.
  addEventListener('DOMContentLoaded', () =>
    document.hidden ? fetchRest() : requestAnimationFrame(() => setTimeout(fetchRest)),
  );
}

export const afterFirstPaintScript = (rest: Rest) =>
  `(${fetchAfterFirstPaint.toString()})(${JSON.stringify(rest).replaceAll('<', '\\u003c')})`;
