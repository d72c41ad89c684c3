import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { OwnPage } from '@/lib/domain/own-pages/own-page';
import { formerSlugsAfter } from '@/lib/domain/own-pages/slugs';
import { turnedPage } from '@/lib/domain/own-pages/turned-page';
import { ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import { invalidateOwnPage, pageDocument, seenPage } from './stored-page';

/**
 * Unpublishes a page; once published again, it is found at its old addresses too. Fails with `own-page-not-found`,
 * `edited-meanwhile`.
 */
export async function unpublishOwnPage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: named, id, seen }: Callables['unpublishOwnPage']['request'],
): Promise<Result<Callables['unpublishOwnPage']['response']>> {
  const store = storeId(named);
  const ref = db.doc(collections.ownPage(store, id));
  return inTransaction(db, async (tx) => {
    const known = seenPage(await tx.get(ref), seen);
    if (!known.ok) return known;
    const at = now();
    const before = turnedPage(known.value, at);
    const updatedAt = Math.max(at, before.updatedAt + 1);
    const formerSlugs = formerSlugsAfter(before, null);
    const after: OwnPage = { ...before, live: null, next: null, formerSlugs, updatedAt };
    tx.set(ref, pageDocument(after, at));
    invalidateOwnPage(tx, db, store, at, [known.value]);
    return ok({ updatedAt });
  });
}

/** Deletes a page and its versions; its addresses are free again. Fails with `own-page-not-found`, `edited-meanwhile`. */
export async function deleteOwnPage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: named, id, seen }: Callables['deleteOwnPage']['request'],
): Promise<Result<Callables['deleteOwnPage']['response']>> {
  const store = storeId(named);
  const ref = db.doc(collections.ownPage(store, id));
  return inTransaction(db, async (tx) => {
    const known = seenPage(await tx.get(ref), seen);
    if (!known.ok) return known;
    const versions = await tx.get(db.collection(collections.ownPageVersions(store, id)).select());
    for (const version of versions.docs) tx.delete(version.ref);
    tx.delete(ref);
    invalidateOwnPage(tx, db, store, now(), [known.value]);
    return ok({ ok: true });
  });
}
