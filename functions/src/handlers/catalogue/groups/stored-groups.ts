import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { MAX_GROUPS, type OrderedPlace } from '@/lib/domain/catalogue/groups/category-tree';
import type { GroupContent } from '@/lib/domain/catalogue/groups/merge-group';
import { parseImage } from '@/lib/domain/catalogue/parse-image';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { filledText, finite, listOf, localizedText, text } from '@/lib/domain/parse/fields';

export type GroupKind = 'categories' | 'brands';

/** What handlers decide by; brands stand all at the top. */
export interface StoredGroup extends OrderedPlace, GroupContent {
  /** What it was called in its address before, the newest first. */
  readonly formerSlugs: readonly string[];
  readonly relocating: boolean;
}

/** Every category or brand of the store, read in the transaction, so that none comes or goes before it commits. */
export async function readGroups(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  kind: GroupKind,
): Promise<StoredGroup[]> {
  const { docs } = await tx.get(db.collection(collections[kind](store)).limit(MAX_GROUPS + 1));
  return docs.map(groupOf);
}

const groupOf = (snapshot: DocumentSnapshot): StoredGroup => ({
  id: snapshot.id,
  parentId: text(snapshot.get('parentId')) ?? null,
  order: finite(snapshot.get('order')) ?? 0,
  name: localizedText(snapshot.get('name')),
  slug: text(snapshot.get('slug')) ?? '',
  image: parseImage(snapshot.get('image')) ?? null,
  formerSlugs: listOf(snapshot.get('formerSlugs'), filledText),
  relocating: snapshot.get('relocating') === true,
});

/** Whether another group beside it has this address. */
export const isSlugTaken = (
  groups: readonly StoredGroup[],
  { id, parentId, slug }: Pick<StoredGroup, 'id' | 'parentId' | 'slug'>,
): boolean => groups.some((other) => other.id !== id && other.parentId === parentId && other.slug === slug);
