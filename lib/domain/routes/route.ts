import type { StorePageId } from '@/lib/domain/store/store-page';

/**
 * `public`: static and the same for everybody; shared caches store it for seconds.
 * `personal`: a static shell, in which the browser loads what is one person's own; no cache stores it.
 * `private`: rendered per request, because the address holds an id or a token; no cache stores it.
 * `file`: a text or an icon for programs, or a redirect, which sets its own headers.
 */
export type Access = 'public' | 'personal' | 'private' | 'file';

/**
 * What a page shows beside the shell; a change of it revalidates the page. `products`: a list or a count of them, which any product
 * changes. The others are one thing, named by the page's parameters: a category's slug, a sub-category's two, a product's.
 */
export type Shown = 'products' | 'category' | 'sub-category' | 'product' | StorePageId;

/** `listed` in the sitemap; `noindex` in its own head; `disallowed` in robots.txt besides. */
export type Search = 'listed' | 'noindex' | 'disallowed';

/** Who looks at the page in the tests of every page; `tests/e2e/support/screens/pages.ts` says who that is. */
export type TestGroup =
  'shop' | 'buyer' | 'visitor' | 'shopper' | 'desk' | 'figures' | 'goods' | 'setting' | 'account';

interface PageRoute {
  readonly access: Exclude<Access, 'file'>;
  readonly shows?: Shown;
  /**
   * Seconds after which it is revalidated anyway: for what announces no change, as which boards sell best. A quiet store pays for
   * that with reads: 15 for a product's page, 75 for a list.
   */
  readonly revalidate?: number;
  readonly search: Search;
  readonly groups: readonly TestGroup[];
}

interface FileRoute extends Readonly<Partial<Record<Exclude<keyof PageRoute, 'access'>, never>>> {
  readonly access: 'file';
}

/** One row of the route table. */
export type Route = PageRoute | FileRoute;
