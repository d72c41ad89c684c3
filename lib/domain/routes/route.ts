import type { StorePageId } from '@/lib/domain/store/store-page';

/**
 * `public`: static and the same for everybody; shared caches store it for seconds.
 * `personal`: a static shell; the browser loads one person's data. No cache stores it.
 * `private`: rendered per request, because the URL holds an id or a token. No cache stores it.
 * `file`: a text or icon for programs, or a redirect, with its own headers.
 */
export type Access = 'public' | 'personal' | 'private' | 'file';

/**
 * What a page shows besides the shell; a change of it revalidates the page. `products`: a list or count that any
 * product changes; `posts`: a list of posts. The others are a single item, named by the page's parameters: one slug for a category, product or
 * own page or post, two for a sub-category.
 */
export type Shown =
  'products' | 'category' | 'sub-category' | 'product' | 'own-page' | 'post' | 'posts' | StorePageId;

/** `listed`: in the sitemap; `unlisted`: may be found, but is of the platform, which has no sitemap; `noindex`: in the page's head; `disallowed`: also in robots.txt. */
export type Search = 'listed' | 'unlisted' | 'noindex' | 'disallowed';

/** A group of pages that one browser test visits together, as one person; see `tests/e2e/support/screens/page-groups.ts`. */
export type TestGroup =
  'shop' | 'buyer' | 'visitor' | 'shopper' | 'orders' | 'figures' | 'goods' | 'setting' | 'account';

interface PageRoute {
  readonly access: Exclude<Access, 'file'>;
  readonly shows?: Shown;
  /**
   * The interval in seconds of time-based revalidation, for content without change notices, such as best-sellers. In a
   * quiet store each one costs reads: 15 for a product page, 75 for a list.
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
