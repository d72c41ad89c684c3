import { Timestamp } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import type { SavePageRequest } from '@/lib/domain/api/store';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { text } from '@/lib/domain/parse/fields';
import { pathsShowing } from '@/lib/domain/routes/paths-showing';
import { parseStorePage } from '@/lib/domain/store/store-page';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import { signature } from '@/functions/src/adapters/people/staff-name';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/**
 * Publishes a page that the store writes itself, without scripts and styles, and stores it as a version.
 * Restoring an earlier version means saving it again. Fails with `store-not-found`, `edited-meanwhile`.
 */
export async function savePage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: id, page, body: written, seen }: SavePageRequest,
  caller: Caller,
): Promise<Result<Callables['savePage']['response']>> {
  const store = storeId(id);
  const { safeHtml } = await import('@/lib/domain/store/safe-html');
  const body = { en: safeHtml(written.en), ar: safeHtml(written.ar) };
  const ref = db.doc(collections.storePage(store, page));
  const person = db.doc(collections.storeUser(store, caller.uid));

  return inTransaction(db, async (tx) => {
    const [setting, before, author] = await tx.getAll(db.doc(collections.storeSetting(store)), ref, person);
    if (!setting?.exists) return fail({ code: 'store-not-found' });
    const last = parseStorePage(before?.data()).updatedAt ?? 0;
    if (last > seen) return fail({ code: 'edited-meanwhile' });
    const updatedAt = Math.max(now(), last + 1);
    const at = Timestamp.fromMillis(updatedAt);
    tx.set(ref, { body, updatedAt: at });
    tx.create(db.collection(collections.storePageVersions(store, page)).doc(), {
      body,
      savedAt: at,
      by: caller.uid,
      author: signature(text(author?.get('name')), caller.email),
    });
    invalidatePages(tx, db, store, now(), pathsShowing(page));
    return ok({ updatedAt, body });
  });
}
