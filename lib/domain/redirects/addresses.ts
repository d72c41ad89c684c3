import { DEFAULT_LOCALE, isLocale, localPath, type Locale } from '@/lib/domain/locale';
import { MAX_ADDRESS } from './redirect';

/** Any origin: paths are read as a browser on the store's domain reads them. */
const HERE = 'https://here.invalid';

/** Not the shop's to redirect: files of the build, callables of the server, the store's own people. */
const RESERVED = /^(?:\/[a-z]{2})?\/(?:_next|api|admin)(?:\/|$)/;

/**
 * An old address as it is looked up: the path alone, decoded, in small letters, without a slash at its end and without the
 * default language. A whole address of any site gives its path. Null for what is none, for the home page and for reserved paths.
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
 * Where an address leads, as a redirect stores it: a path of the store with its query, or an `https` address of another site.
 * Null for what is neither.
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

/** The redirect's target as the browser is sent there from a page in `locale`: encoded, in the language that it names or else in that one. */
export function destinationOf(target: string, locale: Locale): string {
  if (isAbsolute(target)) return target;
  const { pathname, search, hash } = new URL(target, HERE);
  const [, first = '', ...rest] = pathname.split('/');
  const path = isLocale(first) ? localPath(`/${rest.join('/')}`, first) : localPath(pathname, locale);
  return `${path}${search}${hash}`;
}

const isAbsolute = (typed: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(typed);

/** A path without its first slash is one too, as people type them. */
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
