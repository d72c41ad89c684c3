import { createHash, timingSafeEqual } from 'node:crypto';
import { LOCALES, localPath } from '@/lib/domain/locale';
import { EVERY_PAGE } from '@/lib/domain/store/every-page';

const MAX_PATHS = 50;
/** A slug of 80 Arabic letters is six times as long once it is encoded. */
const SEGMENT = '[\\w%.~-]{1,500}';

/** The shapes of the pages that hold the store's data; nothing else may be rebuilt on demand. */
const KNOWN_ROUTES = [
  '',
  '/products',
  `/products/${SEGMENT}`,
  '/most-selling',
  '/categories',
  `/categories/${SEGMENT}(/${SEGMENT})?`,
  '/(about-us|contact-us|privacy-policy|terms)',
  '/(cart|checkout|login|sign-up|forgot-password|profile|orders)',
].map((route) => new RegExp(`^${route || '/'}$`));

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing about either secret. */
export const sameSecret = (given: unknown, expected: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(expected));

/** The distinct paths to rebuild, or null when `body` is not `{ paths }` with known routes or EVERY_PAGE only. */
export function parsePaths(body: unknown): string[] | null {
  const paths: unknown = typeof body === 'object' && body && 'paths' in body ? body.paths : null;
  if (!Array.isArray(paths) || paths.length > MAX_PATHS) return null;
  const isKnown = (path: unknown): path is string =>
    typeof path === 'string' && (path === EVERY_PAGE || KNOWN_ROUTES.some((route) => route.test(path)));
  return paths.every(isKnown) ? [...new Set(paths)] : null;
}

/** A page's addresses in every language: the default one bare, the other under its prefix. */
export const inEveryLocale = (path: string): string[] => LOCALES.map((locale) => localPath(path, locale));
