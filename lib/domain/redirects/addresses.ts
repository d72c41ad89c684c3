import { DEFAULT_LOCALE, isLocale, localPath, type Locale } from '@/lib/domain/locale';
import { MAX_ADDRESS } from './redirect';

/** Any origin works: paths are parsed as a browser on the store's domain does. */
const HERE = 'https://here.invalid';

/** Paths that cannot be redirected: build files, callables of the server, the admin. */
const RESERVED = /^(?:\/[a-z]{2})?\/(?:_next|api|admin)(?:\/|$)/;

/**
 * Normalizes an old address for lookup: only the decoded path, in lower case, without a trailing slash or the default
 * language. A full URL of any site gives its path. Null for an invalid address, the home page and reserved paths.
 */
export function redirectKey(typed: string): string | null {
  const url = parsed(typed);
  if (!url) return null;
  const path = decoded(url.pathname)
    ?.normalize('NFC')
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/');
  if (path === undefined || /[\p{Cc}\\]/u.test(path)) return null;
  const [, first, ...rest] = path.replace(/\/$/, '').split('/');
  const key = first === DEFAULT_LOCALE ? `/${rest.join('/')}` : path.replace(/\/$/, '');
  const isHome = key === '' || key === '/' || isLocale(key.slice(1));
  return isHome || RESERVED.test(key) || key.length > MAX_ADDRESS ? null : key;
}

/**
 * Normalizes a redirect's target: a path of the store with its query, or an `https` URL of another site. Null for
 * anything else.
 */
export function redirectTarget(typed: string): string | null {
  const trimmed = typed.trim();
  const url = parsed(trimmed);
  if (!url || trimmed.length > MAX_ADDRESS || url.username || url.password) return null;
  if (isAbsolute(trimmed)) return url.protocol === 'https:' ? url.href : null;
  if (url.origin !== HERE) return null;
  const path = decoded(url.pathname)?.normalize('NFC');
  if (path === undefined || /[\p{Cc}\\]/u.test(path)) return null;
  return `${path.replaceAll(/\/{2,}/g, '/')}${url.search}${url.hash}`;
}

/** The encoded target for a browser on a page in `locale`; a language in the target wins. */
export function destinationOf(target: string, locale: Locale): string {
  if (isAbsolute(target)) return target;
  const { pathname, search, hash } = new URL(target, HERE);
  const [, first = '', ...rest] = pathname.split('/');
  const path = isLocale(first) ? localPath(`/${rest.join('/')}`, first) : localPath(pathname, locale);
  return `${path}${search}${hash}`;
}

const isAbsolute = (typed: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(typed);

/** Accepts paths without a leading slash, as people type them. */
function parsed(typed: string): URL | null {
  const trimmed = typed.trim();
  if (!trimmed) return null;
  const written = isAbsolute(trimmed) || trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
  return URL.canParse(written, HERE) ? new URL(written, HERE) : null;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
