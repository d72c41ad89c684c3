import { DEFAULT_LOCALE, localPath, type Locale } from '@/lib/domain/locale';
import { destinationOf, redirectKey } from './addresses';
import type { Redirect } from './redirect';

/** The targets by address. */
export type RedirectTable = ReadonlyMap<string, string>;

export const redirectTable = (redirects: readonly Redirect[]): RedirectTable =>
  new Map(redirects.map(({ from, to }) => [from, to]));

/**
 * The target of a path (without locale, as in the URL) in `locale`; a chain of redirects leads to its end. Null without
 * a redirect, and for one that leads back to the same address.
 */
export function findRedirect(table: RedirectTable, path: string, locale: Locale): string | null {
  const key = redirectKey(localPath(path, locale));
  const target = key === null ? undefined : lookUp(table, key);
  if (target === undefined) return null;
  const destination = destinationOf(lastOf(table, target), locale);
  return keyOf(destination) === key ? null : destination;
}

/**
 * Whether following redirects from `from` comes back to an earlier address, in the table or in a browser of some language:
 * the language of a page is added to a target without one.
 */
export const isLoop = (table: RedirectTable, from: string): boolean => {
  const inArabic = `/ar${from}`;
  const starts = from === withoutLanguage(from) && !table.has(inArabic) ? [from, inArabic] : [from];
  return (
    comesBack(from, (key) => nextKey(table, key)) ||
    starts.some((start) => comesBack(start, (key) => nextInBrowser(table, key)))
  );
};

function comesBack(from: string, next: (key: string) => string | null): boolean {
  const passed = new Set([from]);
  for (let key = next(from); key !== null; key = next(key)) {
    if (passed.has(key)) return true;
    passed.add(key);
  }
  return false;
}

/** Where a browser that asks for the address is sent, as an address. */
function nextInBrowser(table: RedirectTable, key: string): string | null {
  const target = lookUp(table, key);
  if (target === undefined) return null;
  const path = withoutLanguage(key);
  return keyOf(destinationOf(lastOf(table, target), path === key ? DEFAULT_LOCALE : 'ar'));
}

/** The redirect of an address: for its language, else for both. */
function lookUp(table: RedirectTable, key: string): string | undefined {
  return table.get(key) ?? table.get(withoutLanguage(key));
}

/** The address without its language. */
export const withoutLanguage = (key: string): string => key.replace(/^\/ar(?=\/)/, '');

/** The address of a target in the store; null for another site. */
const keyOf = (target: string): string | null => (target.startsWith('/') ? redirectKey(target) : null);

/** Stops at a loop: removing redirects from a table without loops can create one. */
function lastOf(table: RedirectTable, target: string, passed: readonly string[] = []): string {
  const key = keyOf(target);
  const next = key === null || passed.includes(key) ? undefined : lookUp(table, key);
  return next === undefined || key === null ? target : lastOf(table, next, [...passed, key]);
}

/** The target of a redirect, if it is itself in the table. */
function nextKey(table: RedirectTable, from: string): string | null {
  const target = lookUp(table, from);
  const key = target === undefined ? null : keyOf(target);
  return key !== null && lookUp(table, key) !== undefined ? key : null;
}
