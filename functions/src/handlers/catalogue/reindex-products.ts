import { FieldPath } from 'firebase-admin/firestore';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { SEARCH_VERSION, textFields } from '@/lib/domain/catalogue/derived-fields';
import { collections } from '@/lib/domain/collections';
import { isSame } from '@/lib/domain/is-same';
import { count, fieldsOf, filledText, localizedText } from '@/lib/domain/parse/fields';
import { nullOnConflict } from '@/functions/src/adapters/database/error-code';
import type { Deps } from '@/functions/src/deps';

/** Products read and compared at once. */
const AT_ONCE = 200;
/** Less than a run may last; the next run continues. */
const RUN_MS = 5 * 60 * 1000;

/** How far the products of all stores are indexed; `done` and `building` are versions of the search. */
interface SearchProgress {
  readonly done: number;
  readonly building: number;
  /** Path of the last product that was compared, empty before the first. */
  readonly after: string;
}

/**
 * Reindexes the products of every store after a change of the search (SEARCH_VERSION), so that older products are found by
 * their new words without being saved. Once all are indexed, it reads one document. Concurrent or repeated runs write the same;
 * a product saved meanwhile is left to that save.
 */
export async function reindexProducts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  atOnce = AT_ONCE,
): Promise<void> {
  const state = db.doc(collections.searchProgress());
  const stored = parseProgress((await state.get()).data());
  if (stored.done === SEARCH_VERSION) return;
  let after = stored.building === SEARCH_VERSION ? stored.after : '';
  for (const until = now() + RUN_MS; now() < until;) {
    const docs = await readProducts(db, after, atOnce);
    await Promise.all(docs.map(reindex));
    if (docs.length < atOnce) {
      await state.set({ done: SEARCH_VERSION, building: 0, after: '' });
      return;
    }
    after = docs.at(-1)?.ref.path ?? after;
    await state.set({ done: stored.done, building: SEARCH_VERSION, after });
  }
}

function parseProgress(data: unknown): SearchProgress {
  const fields = fieldsOf(data);
  return {
    done: count(fields.done) ?? 0,
    building: count(fields.building) ?? 0,
    after: filledText(fields.after) ?? '',
  };
}

async function readProducts(db: Firestore, after: string, atOnce: number): Promise<QueryDocumentSnapshot[]> {
  const ordered = db
    .collectionGroup('products')
    .select('title', 'description', 'searchTokens', 'nearTokens')
    .orderBy(FieldPath.documentId())
    .limit(atOnce);
  const { docs } = await (after ? ordered.startAfter(db.doc(after)) : ordered).get();
  return docs;
}

async function reindex(product: QueryDocumentSnapshot): Promise<void> {
  const { title, description, searchTokens, nearTokens } = fieldsOf(product.data());
  const fresh = textFields({ title: localizedText(title), description: localizedText(description) });
  if (isSame({ searchTokens, nearTokens }, fresh)) return;
  await product.ref.update({ ...fresh }, { lastUpdateTime: product.updateTime }).catch(nullOnConflict);
}
