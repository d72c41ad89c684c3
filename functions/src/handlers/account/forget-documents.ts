import { FieldValue } from 'firebase-admin/firestore';
import type { Query } from 'firebase-admin/firestore';
import { text } from '@/lib/domain/parse/fields';
import { changeInBatches } from '@/functions/src/adapters/database/change-in-batches';
import type { Deps } from '@/functions/src/deps';
import { deleteDraft } from '@/functions/src/handlers/studio/sweep-designs';

/** Leaves reviews to their products, with an initial for a name. */
export const unsignReviews = (reviews: Query): Promise<void> =>
  changeInBatches(reviews.select('name'), (batch, review) => {
    batch.update(review.ref, { name: initialOf(text(review.get('name')) ?? ''), uid: FieldValue.delete() });
    batch.delete(review.ref.collection('private').doc('contact'));
  });

/** At once in memory. */
const DESIGNS_AT_ONCE = 100;

/** Drafts go; what an order holds is made, and belongs to nobody. */
export async function removeDesigns(deps: Pick<Deps, 'db' | 'pictures'>, designs: Query): Promise<void> {
  for (;;) {
    const { docs } = await designs.limit(DESIGNS_AT_ONCE).get();
    if (docs.length === 0) return;
    for (const { ref } of docs) {
      await deleteDraft(deps, ref);
      if ((await ref.get()).exists) await ref.update({ uid: null });
    }
  }
}

/** All that is left of a reviewer's name, in whatever script: `L.` */
const initialOf = (name: string): string => `${[...name.trim()][0] ?? '–'}.`;
