import type { Page } from './page';
import { pagesWhere } from './pages-where';

/** Those whose address names something of the catalogue, which may not exist. */
const OF_THE_CATALOGUE = ['category', 'sub-category', 'product'];

/** `path`, without language and in small letters, is of a product or a category, whether there is one or not. For servers and functions: browsers load no table. */
export const isCataloguePage = (path: string): boolean =>
  stands(
    path,
    pagesWhere(({ shows }) => OF_THE_CATALOGUE.includes(shows ?? '')),
  );

/** A page of the site stands at such a `path` whatever the store sells: `/cart`, `/orders/1`. */
export const isOwnPage = (path: string): boolean =>
  stands(
    path,
    pagesWhere(({ shows }) => !OF_THE_CATALOGUE.includes(shows ?? '')),
  );

/** What ends in `[...path]` is what no other page has. */
function stands(path: string, pages: readonly Page[]): boolean {
  const parts = path.split('/');
  return pages
    .map((page) => page.toLowerCase().split('/'))
    .some(
      (page) =>
        page.length === parts.length &&
        page.every((part, at) => part === parts[at] || (part.startsWith('[') && !part.startsWith('[...'))),
    );
}
