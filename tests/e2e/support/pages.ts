import { expect, type Page } from '@playwright/test';
import type { Locale } from '@/lib/domain/locale';
import { firstProduct } from './catalogue';
import { logIn, OWNER, SHOPPER } from './people';
import { addToCart } from './shopping';

const ORDER = 'seed-demo-0199';
/** Of the demo's shopper, delivered. */
export const OWN_ORDER = 'seed-demo-0040';

/** SPEC.md 2, address for address. */
export const STORE_SETTING_PATHS = [
  '/admin/storesetting',
  '/admin/storesetting/logoAndColors',
  '/admin/storesetting/homepage',
  '/admin/storesetting/customDomain',
  '/admin/storesetting/aboutus',
  '/admin/storesetting/contact&footer',
  '/admin/storesetting/paymentOptions',
  '/admin/storesetting/terms&privacy',
] as const;

/** Who looks at them, by name of the group; each is opened once a language by whatever looks at every page. */
interface PageGroup {
  readonly as?: string;
  /** With a board in the cart. */
  readonly buys?: boolean;
  readonly paths: readonly string[] | (() => Promise<readonly string[]>);
}

/** Every page of the shop, in groups small enough for a test each. */
export const PAGE_GROUPS: Readonly<Record<string, PageGroup>> = {
  shop: {
    paths: async () => [
      '/',
      '/products',
      '/products?q=oasis&min=5',
      '/most-selling',
      '/categories',
      '/categories/quotes',
      `/products/${(await firstProduct()).slug}`,
      '/cart',
      '/checkout',
    ],
  },
  buyer: { buys: true, paths: ['/cart', '/checkout'] },
  visitor: {
    paths: [
      '/login',
      '/sign-up',
      '/forgot-password',
      '/reset-password',
      '/orders',
      '/profile',
      '/contact-us',
      '/about-us',
      '/privacy-policy',
      '/terms',
      '/no-such-page',
    ],
  },
  shopper: {
    as: SHOPPER,
    paths: [
      '/orders',
      `/orders/${OWN_ORDER}`,
      `/orders/${OWN_ORDER}/invoice`,
      '/profile?tab=profile',
      '/profile?tab=orders',
      '/profile?tab=password',
      '/profile?tab=wishlist',
    ],
  },
  desk: {
    as: OWNER,
    paths: [
      '/admin/dashboard',
      '/admin/users',
      '/admin/orders',
      `/admin/orders/${ORDER}`,
      `/admin/orders/print?kind=packing&ids=${ORDER}`,
      `/admin/orders/print?kind=invoice&ids=${ORDER}`,
      '/admin/contactus',
      '/admin/reviews',
      '/admin/activity',
    ],
  },
  figures: {
    as: OWNER,
    paths: ['/admin/sales', '/admin/sales?by=category', '/admin/sales/reconciliation'],
  },
  goods: {
    as: OWNER,
    paths: async () => [
      '/admin/products',
      '/admin/products/new',
      `/admin/products/${(await firstProduct()).id}`,
      '/admin/categories',
      '/admin/categories?tab=brands',
    ],
  },
  setting: { as: OWNER, paths: STORE_SETTING_PATHS },
  account: {
    as: OWNER,
    paths: ['/admin/privacy-policy', '/admin/terms-conditions', '/admin/settings', '/admin/profile'],
  },
};

/** The paths of a group; whose pages need a person, that one is logged in, and a cart is filled. */
export async function enter(page: Page, { as, buys, paths }: PageGroup): Promise<readonly string[]> {
  const all = typeof paths === 'function' ? await paths() : paths;
  if (buys) await addToCart(page);
  if (as) await logIn(page, as, as === SHOPPER ? '/orders' : '/admin/profile');
  return all;
}

export const inLanguage = (path: string, locale: Locale) =>
  locale === 'ar' ? `/ar${path === '/' ? '' : path}` : path;

/** Opens a page and waits until it shows what it is about, in its frames too, and no longer changes. */
export async function openSettled(page: Page, path: string, locale: Locale): Promise<void> {
  await page.goto(inLanguage(path, locale));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await settled(page);
  for (const frame of page.frames())
    await expect(frame.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Until the page is hydrated, fonts are there, nothing says that it is busy, and it stayed as it is for a moment. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('header button:disabled')).toHaveCount(0);
  await page.evaluate(async () => {
    const QUIET_MS = 250;
    const PATIENCE_MS = 5_000;
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      const done = () => {
        observer.disconnect();
        clearTimeout(quiet);
        clearTimeout(patience);
        resolve();
      };
      const whenQuiet = () => (document.querySelector('[aria-busy="true"]') ? undefined : done());
      let quiet = setTimeout(whenQuiet, QUIET_MS);
      const observer = new MutationObserver(() => {
        clearTimeout(quiet);
        quiet = setTimeout(whenQuiet, QUIET_MS);
      });
      const patience = setTimeout(done, PATIENCE_MS);
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    });
  });
}

/** Gives the window a width and waits until the page is laid out for it. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await drawn(page);
}

/** Until what was changed is on the screen, and a transition of no length over. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Switches the page as its button does; a colour on its way into the dark would be neither of the two. */
export async function turn(page: Page, to: 'light' | 'dark'): Promise<void> {
  await page.evaluate((mode) => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(mode);
    document.documentElement.style.colorScheme = mode;
  }, to);
  await drawn(page);
}
