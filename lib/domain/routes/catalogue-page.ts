import type { Page } from './page';
import { pagesWhere } from './pages-where';

/** Pages whose URL names a catalogue item, which may not exist. */
const OF_THE_CATALOGUE = ['category', 'sub-category', 'product', 'own-page', 'post'];

/**
 * Whether `path` (without language, in lower case) has the form of a catalogue page, existing or not. For servers
 * and functions: browsers do not load the route table.
 */
export const isCataloguePage = (path: string): boolean =>
  stands(
    path,
    pagesWhere(({ shows }) => OF_THE_CATALOGUE.includes(shows ?? '')),
  );

/** Whether `path` is a page that exists whatever the store sells, such as `/cart` or `/orders/1`. */
export const isOwnPage = (path: string): boolean =>
  stands(
    path,
    pagesWhere(({ shows }) => !OF_THE_CATALOGUE.includes(shows ?? '')),
  );

/** Whether `path` has the form of a page that search engines may list. */
export const isListedPage = (path: string): boolean =>
  stands(
    path.toLowerCase(),
    pagesWhere(({ search }) => search === 'listed'),
  );

/** `[...path]` matches only what no other page does, so it is left out. */
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
