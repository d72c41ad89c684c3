import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { siteRequest } from './site-request';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Each language once, each width once: what a screen's own tests open. */
export const WINDOWS = [
  ['en', 'desktop', DESKTOP],
  ['ar', 'phone', PHONE],
] as const;

interface OpenOptions {
  readonly viewport?: { width: number; height: number };
  /** HTTP statuses of what the test has refused on purpose. */
  readonly refusals?: readonly number[];
  /** The shop's service worker runs here; what it answers, `route` does not see. */
  readonly worker?: boolean;
}

interface ShopFixtures {
  /** Opens a window of its own (as another person's browser would be); its console must stay empty. */
  openWindow(options?: OpenOptions): Promise<Page>;
}

/** Every window that a test opens is watched: a warning, an error or a failed request of ours fails the test. */
export const test = base.extend<ShopFixtures>({
  request: async ({ playwright, baseURL }, use) => {
    const request = await siteRequest(playwright, baseURL ?? '');
    await use(request);
    await request.dispose();
  },
  openWindow: async ({ browser, baseURL }, use) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async ({ viewport = DESKTOP, refusals = [], worker = false } = {}) => {
      const context = await newContext(browser, baseURL, viewport, worker);
      contexts.push(context);
      context.on('page', (page) => watch(page, complaints, refusals));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints, 'the console stays empty').toEqual([]);
  },
});

function newContext(
  browser: Browser,
  baseURL: string | undefined,
  viewport: { width: number; height: number },
  worker: boolean,
) {
  const isPhone = viewport.width < 600;
  return browser.newContext({
    viewport,
    hasTouch: isPhone,
    isMobile: isPhone,
    serviceWorkers: worker ? 'allow' : 'block',
    ...(baseURL ? { baseURL } : {}),
  });
}

/** What Playwright says by itself, where a page registers a worker that it may not have. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** A page opened on purpose at an address that leads nowhere is such a failed request, and so are its data, which Next asks for. */
function isOfPage(failed: string, address: string): boolean {
  const [asked, shown] = [new URL(failed || address), new URL(address)];
  const data = /^\/_next\/data\/[^/]+\/(en|ar)\/s\/[^/]+?(\/.*)?\.json$/.exec(asked.pathname);
  if (!data) return failed === address;
  const [, locale = '', path = ''] = data;
  return [`${path}`, `/${locale}${path}`].includes(shown.pathname);
}

function watch(page: Page, complaints: string[], refusals: readonly number[]): void {
  page.on('console', (message) => {
    if (isOfPage(message.location().url, page.url())) return;
    if (message.text() === BLOCKED) return;
    if (refusals.some((status) => message.text().includes(`status of ${status} `))) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
}

export { expect };
