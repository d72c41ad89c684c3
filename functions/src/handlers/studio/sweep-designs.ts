import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import { storeId } from '@/lib/domain/ids';
import { millis, text } from '@/lib/domain/parse/fields';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { ok } from '@/lib/domain/result';
import { DRAFT_LIFETIME_MS } from '@/lib/domain/studio/design/design';

/** Drafts of one read. */
const PAGE = 200;
/** Concurrent deletions. */
const AT_ONCE = 10;
/** After this time a run deletes no more drafts; the next run begins with the oldest. Below the platform's nine minutes. */
const RUN_MS = 5 * 60 * 1000;

/**
 * Deletes drafts of every store that were neither ordered nor saved for `DRAFT_LIFETIME_MS`, with their drawings. Also deletes
 * uploaded pictures that no design was saved with for as long; designs have their own copies. A draft that fails is skipped in
 * this run, which then fails as a whole.
 */
export async function sweepDesigns({
  db,
  now,
  pictures,
}: Pick<Deps, 'db' | 'now' | 'pictures'>): Promise<void> {
  const at = now();
  const due = db
    .collectionGroup('designs')
    .where('expireAt', '<=', Timestamp.fromMillis(at))
    .orderBy('expireAt')
    .limit(PAGE);
  const failures: unknown[] = [];
  let page = (await due.get()).docs;
  while (page.length > 0 && now() < at + RUN_MS) {
    for (let from = 0; from < page.length; from += AT_ONCE) {
      const some = page.slice(from, from + AT_ONCE);
      const done = await Promise.allSettled(
        some.map(({ ref }) => deleteDraft({ db, pictures }, ref, (expireAt) => expireAt <= at)),
      );
      failures.push(...done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])));
    }
    const last = page.at(-1);
    page = last && page.length === PAGE ? (await due.startAfter(last).get()).docs : [];
  }
  await pictures.removeOlder(storagePaths.designPictures(), at - DRAFT_LIFETIME_MS);
  if (failures.length > 0) throw new AggregateError(failures, 'Some drafts could not be deleted.');
}

/**
 * Deletes a design with its drawings, unless an order holds it by now or `isOver` is false for its expiry. The design goes
 * first: without it nobody finds the drawings, while a design without drawings could not be ordered.
 */
export async function deleteDraft(
  { db, pictures }: { readonly db: Firestore; readonly pictures: Deps['pictures'] },
  ref: DocumentReference,
  isOver: (expireAt: number) => boolean = () => true,
): Promise<void> {
  const deleted = await inTransaction(db, async (tx) => {
    const stored = await tx.get(ref);
    const expireAt = millis(stored.get('expireAt'));
    // An ordered design has no expiry.
    if (!stored.exists || expireAt === undefined || !isOver(expireAt)) return ok(null);
    tx.delete(ref);
    return ok(text(stored.get('storeId')) ?? null);
  });
  if (!deleted.ok || !deleted.value) return;
  const store = storeId(deleted.value);
  await pictures.remove(storagePaths.design(store, ref.id));
  await pictures.remove(storagePaths.designProof(store, ref.id));
  await pictures.removeBelow(storagePaths.designFiles(store, ref.id));
  // Saved again meanwhile, it would have lost what was still drawn then: it goes too, instead of being ordered without.
  if ((await ref.get()).exists) await deleteDraft({ db, pictures }, ref);
}
