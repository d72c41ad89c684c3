import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import { storeId } from '@/lib/domain/ids';
import { millis, text } from '@/lib/domain/parse/fields';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { ok } from '@/lib/domain/result';
import { DRAFT_LIFETIME_MS } from '@/lib/domain/studio/design/design';

/** Of one read. */
const PAGE = 200;
/** Deletions on their way at the same time. */
const AT_ONCE = 10;
/** After it a run deletes no more drafts; the next one begins with the oldest. Below the platform's nine minutes. */
const RUN_MS = 5 * 60 * 1000;

/**
 * Deletes drafts that nobody ordered or saved again for `DRAFT_LIFETIME_MS`, of every store, with what is drawn of them, and
 * pictures as old: designs have copies of theirs. A draft that fails is passed over in this run, which then fails as a whole.
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
 * Deletes a design with what is drawn of it, unless an order holds it by now or `isOver` says otherwise. The drawings go
 * last: a design without them cannot be ordered, drawings without a design nobody finds.
 */
export async function deleteDraft(
  { db, pictures }: { readonly db: Firestore; readonly pictures: Deps['pictures'] },
  ref: DocumentReference,
  isOver: (expireAt: number) => boolean = () => true,
): Promise<void> {
  const deleted = await inTransaction(db, async (tx) => {
    const stored = await tx.get(ref);
    const expireAt = millis(stored.get('expireAt'));
    // An ordered design has no end.
    if (!stored.exists || expireAt === undefined || !isOver(expireAt)) return ok(null);
    tx.delete(ref);
    return ok(text(stored.get('storeId')) ?? null);
  });
  if (!deleted.ok || !deleted.value) return;
  const store = storeId(deleted.value);
  await pictures.remove(storagePaths.design(store, ref.id));
  await pictures.remove(storagePaths.designProof(store, ref.id));
  await pictures.removeBelow(storagePaths.designFiles(store, ref.id));
}
