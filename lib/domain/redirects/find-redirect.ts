import { localPath, type Locale } from '@/lib/domain/locale';
import { destinationOf, redirectKey } from './addresses';
import type { Redirect } from './redirect';

/** The table by address. */
export type RedirectTable = ReadonlyMap<string, string>;

export const redirectTable = (redirects: readonly Redirect[]): RedirectTable =>
  new Map(redirects.map(({ from, to }) => [from, to]));

/**
 * Where a path (without locale, as it stands in the address) leads in `locale`: at once to the end of what leads on to another
 * redirect. Null where no redirect has the address.
 */
export function findRedirect(table: RedirectTable, path: string, locale: Locale): string | null {
  const key = redirectKey(localPath(path, locale));
  const target = key === null ? undefined : lookUp(table, key);
  if (target === undefined) return null;
  return destinationOf(lastOf(table, target), locale);
}

/** Whether following the table from `from` comes back to an address that was passed. */
export const isLoop = (table: RedirectTable, from: string): boolean => {
  const passed = new Set([from]);
  for (let key = nextKey(table, from); key !== null; key = nextKey(table, key)) {
    if (passed.has(key)) return true;
    passed.add(key);
  }
  return false;
};

/** The redirect of an address: one of its language, else one of both. */
function lookUp(table: RedirectTable, key: string): string | undefined {
  return table.get(key) ?? table.get(withoutLanguage(key));
}

/** An address as it counts for both languages. */
export const withoutLanguage = (key: string): string => key.replace(/^\/ar(?=\/)/, '');

/** Ends where it would go round: what is taken out of a table without loops can leave one. */
function lastOf(table: RedirectTable, target: string, passed: readonly string[] = []): string {
  const key = target.startsWith('/') ? redirectKey(target) : null;
  const next = key === null || passed.includes(key) ? undefined : lookUp(table, key);
  return next === undefined || key === null ? target : lastOf(table, next, [...passed, key]);
}

/** The address that a redirect leads to, where that is one of the table's. */
function nextKey(table: RedirectTable, from: string): string | null {
  const target = lookUp(table, from);
  const key = target?.startsWith('/') ? redirectKey(target) : null;
  return key !== null && lookUp(table, key) !== undefined ? key : null;
}
