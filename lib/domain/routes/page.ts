import type { ROUTES } from './routes';

/** A page by its path as Next names it, `/products/[slug]`. */
export type Page = keyof typeof ROUTES;

/** A page whose path has no parameter. */
export type StaticPage = Exclude<Page, `${string}[${string}`>;

/** The platform's own pages, on its host. */
type PlatformLink = '/' | '/open' | '/console' | '/report';

/** The entries of a links module: pages, anchors on pages, and functions that fill in parameters. */
export type Link = StaticPage | PlatformLink | `${StaticPage}#${string}` | ((...values: never[]) => string);
