import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';
import { storeId } from '@/lib/domain/ids';
import { millis, text } from '@/lib/domain/parse/fields';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { ok } from '@/lib/domain/result';
import { DRAFT_LIFETIME_MS } from '@/lib/domain/studio/design/design';

const AT_ONCE = 200;

/**
 * Deletes drafts that nobody ordered or saved again for `DRAFT_LIFETIME_MS`, of every store, with what is drawn of them, and
 * pictures as old: designs have copies of theirs.
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
    .limit(AT_ONCE);
  for (const { ref } of (await due.get()).docs)
    await deleteDraft({ db, pictures }, ref, (expireAt) => expireAt <= at);
  await pictures.removeOlder(storagePaths.designPictures(), at - DRAFT_LIFETIME_MS);
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
