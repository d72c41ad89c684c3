import { isLocale } from '@/lib/domain/locale';
import { OFFLINE_SHELLS } from './offline-shells';
import { ROUTES } from './routes';

const KEPT = Object.entries(ROUTES)
  .filter(([page, { access }]) => access === 'public' || OFFLINE_SHELLS.some((shell) => shell === page))
  .map(([page]) => page.slice(1).split('/'));

/** A path without its language: `/ar/cart` is `/cart`. */
function withoutLocale(path: string): string {
  const [, first, ...rest] = path.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : path;
}

/**
 * Whether a browser may cache the page at `path` for offline use: only public pages and the shells, never private ones.
 */
export function isKeptOffline(path: string): boolean {
  const parts = withoutLocale(path).slice(1).split('/');
  return KEPT.some(
    (page) =>
      page.length === parts.length &&
      page.every((part, index) => (part.startsWith('[') ? parts[index] !== '' : part === parts[index])),
  );
}

const DATA = /^\/_next\/data\/([^/]+)\/([a-z]{2})\/s\/([^/]+?)(\/.+)?\.json$/;

/** The build and page of a data request by Next's router at `path`; null for any other path. */
export function pageOfData(path: string): { readonly build: string; readonly page: string } | null {
  const [, build, locale, , rest = ''] = DATA.exec(path) ?? [];
  return build && isLocale(locale) ? { build, page: `/${locale}${rest}` } : null;
}
