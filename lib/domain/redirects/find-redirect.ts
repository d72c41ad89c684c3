import { localPath, type Locale } from '@/lib/domain/locale';
import { destinationOf, redirectKey } from './addresses';
import type { Redirect } from './redirect';

/** The targets by address. */
export type RedirectTable = ReadonlyMap<string, string>;

export const redirectTable = (redirects: readonly Redirect[]): RedirectTable =>
  new Map(redirects.map(({ from, to }) => [from, to]));

/**
 * The target of a path (without locale, as in the URL) in `locale`; a chain of redirects leads to its end. Null without
 * a redirect.
 */
export function findRedirect(table: RedirectTable, path: string, locale: Locale): string | null {
  const key = redirectKey(localPath(path, locale));
  const target = key === null ? undefined : lookUp(table, key);
  if (target === undefined) return null;
  return destinationOf(lastOf(table, target), locale);
}

/** Whether following redirects from `from` comes back to an earlier address. */
export const isLoop = (table: RedirectTable, from: string): boolean => {
  const passed = new Set([from]);
  for (let key = nextKey(table, from); key !== null; key = nextKey(table, key)) {
    if (passed.has(key)) return true;
    passed.add(key);
  }
  return false;
};

/** The redirect of an address: for its language, else for both. */
function lookUp(table: RedirectTable, key: string): string | undefined {
  return table.get(key) ?? table.get(withoutLanguage(key));
}

/** The address without its language. */
export const withoutLanguage = (key: string): string => key.replace(/^\/ar(?=\/)/, '');

/** Stops at a loop: removing redirects from a table without loops can create one. */
function lastOf(table: RedirectTable, target: string, passed: readonly string[] = []): string {
  const key = target.startsWith('/') ? redirectKey(target) : null;
  const next = key === null || passed.includes(key) ? undefined : lookUp(table, key);
  return next === undefined || key === null ? target : lastOf(table, next, [...passed, key]);
}

/** The target of a redirect, if it is itself in the table. */
function nextKey(table: RedirectTable, from: string): string | null {
  const target = lookUp(table, from);
  const key = target?.startsWith('/') ? redirectKey(target) : null;
  return key !== null && lookUp(table, key) !== undefined ? key : null;
}
