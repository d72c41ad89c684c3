import Router from 'next/router';

/** Quick changes show no bar at all; a flash would only make them feel slower. */
const DELAY_MS = 120;
/** The library's own markup has a role unknown to ARIA. */
const MARKUP = { template: '<div class="bar"><div class="peg"></div></div>', barSelector: '.bar' };

/**
 * Shows a progress bar along the top, without a spinner, during page changes, until the returned function is
 * called.
 */
export function showRouteProgress(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changing = false;
  const start = (_url: string, { shallow }: { shallow: boolean }) => {
    if (shallow) return;
    changing = true;
    clearTimeout(timer);
    timer = setTimeout(() => void withBar((bar) => changing && bar.start()), DELAY_MS);
  };
  const done = () => {
    if (!changing) return;
    changing = false;
    clearTimeout(timer);
    void withBar((bar) => bar.isStarted() && bar.done());
  };
  Router.events.on('routeChangeStart', start);
  Router.events.on('routeChangeComplete', done);
  Router.events.on('routeChangeError', done);
  return () => {
    clearTimeout(timer);
    Router.events.off('routeChangeStart', start);
    Router.events.off('routeChangeComplete', done);
    Router.events.off('routeChangeError', done);
  };
}

async function withBar(act: (bar: typeof import('nprogress')) => unknown): Promise<void> {
  const { default: bar } = await import('nprogress');
  act(bar.configure({ ...MARKUP, showSpinner: false, trickleSpeed: 200 }));
}
