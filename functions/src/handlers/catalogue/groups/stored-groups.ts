import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { MAX_GROUPS, type OrderedPlace } from '@/lib/domain/catalogue/category-tree';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { finite, text } from '@/lib/domain/parse/fields';

export type GroupKind = 'categories' | 'brands';

/** What handlers decide by; brands stand all at the top. */
export interface StoredGroup extends OrderedPlace {
  readonly slug: string;
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
  slug: text(snapshot.get('slug')) ?? '',
  relocating: snapshot.get('relocating') === true,
});

/** Whether another group beside it has this address. */
export const isSlugTaken = (
  groups: readonly StoredGroup[],
  { id, parentId, slug }: Pick<StoredGroup, 'id' | 'parentId' | 'slug'>,
): boolean => groups.some((other) => other.id !== id && other.parentId === parentId && other.slug === slug);
