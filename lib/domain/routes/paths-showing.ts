import { pagesWhere } from './pages-where';
import { fillPath } from './path-to';
import type { Shown } from './route';

/**
 * The paths to revalidate after a change of `shown`; `values` are its slugs, in the order of the pages' parameters. A
 * path ending in `/*` stands for every page directly below, because any of the store's own pages and posts may list products.
 */
export function pathsShowing(shown: Shown, ...values: readonly string[]): string[] {
  const paths = pagesWhere(({ shows }) => shows === shown).map((page) => fillPath(page, values));
  if (shown !== 'products') return paths;
  return [...paths, ...pathsShowing('own-page', '*'), ...pathsShowing('post', '*')];
}
