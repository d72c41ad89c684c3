import { DEFAULT_LOCALE, isLocale } from '@/lib/domain/locale';
import { pagesWhere } from './pages-where';

/** Those whose address names something of the catalogue, which may not exist. */
const OF_THE_CATALOGUE = ['category', 'sub-category', 'product'];

/** A page of the site stands at `path`, whatever the store sells: `/cart`, `/orders/1`. For servers and functions. */
export function isOwnPage(path: string): boolean {
  const [, first = DEFAULT_LOCALE, ...rest] = path.split('/');
  const parts = isLocale(first) ? rest : [first, ...rest];
  return pagesWhere(({ shows }) => !OF_THE_CATALOGUE.includes(shows ?? '')).some((page) =>
    matches(page.toLowerCase().split('/').slice(1), parts),
  );
}

/** What ends in `[...path]` is what no other page has. */
const matches = (page: readonly string[], parts: readonly string[]): boolean =>
  page.length === parts.length &&
  page.every((part, at) => part === parts[at] || (part.startsWith('[') && !part.startsWith('[...')));
