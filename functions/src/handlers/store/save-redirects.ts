import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { storeId } from '@/lib/domain/ids';
import { redirectKey } from '@/lib/domain/redirects/addresses';
import { changeRedirects } from '@/lib/domain/redirects/change-redirects';
import { redirectTable, withoutLanguage } from '@/lib/domain/redirects/find-redirect';
import { parseRedirects, type Redirect } from '@/lib/domain/redirects/redirect';
import { fail, ok, type Result } from '@/lib/domain/result';
import { isCataloguePage, isOwnPage } from '@/lib/domain/routes/catalogue-page';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage, invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import type { Deps } from '@/functions/src/deps';

/** Bound on the pages that one change invalidates; more invalidate every page. */
const MOST_PATHS = 200;

/**
 * Adds and removes redirects of the store. Fails with `store-not-found`, and with `invalid-input` as `changeRedirects` says or
 * at `add.N.from` for the address of a page that every store has.
 */
export async function saveRedirects(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: id, add, remove }: Callables['saveRedirects']['request'],
): Promise<Result<Callables['saveRedirects']['response']>> {
  const store = storeId(id);
  const ownPages = add.flatMap(({ from }, at) =>
    isOwnPage(withoutLanguage(redirectKey(from) ?? ''))
      ? [[`add.${at}.from`, 'field.redirect.page' satisfies FieldError]]
      : [],
  );
  if (ownPages.length)
    return fail({ code: 'invalid-input', fields: Object.fromEntries(ownPages) as Record<string, string> });
  return inTransaction(db, async (tx) => {
    const ref = db.doc(collections.redirects(store));
    const [setting, stored] = await tx.getAll(db.doc(collections.storeSetting(store)), ref);
    if (!setting?.exists) return fail({ code: 'store-not-found' });
    const before = parseRedirects(stored?.data());
    const changed = changeRedirects(before, { add, remove });
    if (!changed.ok) return changed;
    tx.set(ref, { rows: changed.value });
    const paths = changedPaths(before, changed.value);
    if (paths.length > MOST_PATHS) invalidateEveryPage(tx, db, store);
    else if (paths.length) invalidatePages(tx, db, store, now(), paths);
    return ok({ count: changed.value.length });
  });
}

/**
 * The cached pages of the catalogue, present or missing, at addresses whose redirect changed. Other addresses have no cached
 * page.
 */
function changedPaths(before: readonly Redirect[], after: readonly Redirect[]): string[] {
  const [old, current] = [redirectTable(before), redirectTable(after)];
  const changed = [...before, ...after].filter(({ from }) => old.get(from) !== current.get(from));
  const paths = changed.map(({ from }) => withoutLanguage(from));
  return [...new Set(paths)].filter(isCataloguePage).map((path) => encodeURI(path));
}
