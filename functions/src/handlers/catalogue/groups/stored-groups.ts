import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { MAX_CATALOGUE_GROUPS, type OrderedPlace } from '@/lib/domain/catalogue/groups/category-tree';
import type { GroupContent } from '@/lib/domain/catalogue/groups/merge-group';
import { parseImage } from '@/lib/domain/catalogue/parse-image';
import { slugsOf } from '@/lib/domain/catalogue/slug';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { filledText, finite, listOf, localizedText, text } from '@/lib/domain/parse/fields';

export type GroupKind = 'categories' | 'brands';

/** A group as handlers need it; brands are all at the top level. */
export interface StoredGroup extends OrderedPlace, GroupContent {
  /** Its former slugs, newest first. */
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
  const { docs } = await tx.get(db.collection(collections[kind](store)).limit(MAX_CATALOGUE_GROUPS + 1));
  return docs.map(groupOf);
}

const groupOf = (snapshot: DocumentSnapshot): StoredGroup => ({
  id: snapshot.id,
  parentId: text(snapshot.get('parentId')) ?? null,
  order: finite(snapshot.get('order')) ?? 0,
  name: localizedText(snapshot.get('name')),
  slug: text(snapshot.get('slug')) ?? '',
  slugAr: text(snapshot.get('slugAr')) ?? '',
  image: parseImage(snapshot.get('image')) ?? null,
  seoTitle: localizedText(snapshot.get('seoTitle')),
  seoDescription: localizedText(snapshot.get('seoDescription')),
  formerSlugs: listOf(snapshot.get('formerSlugs'), filledText),
  relocating: snapshot.get('relocating') === true,
});

/** The slug field whose value a sibling has in either language; null if both are free. */
export function takenSlug(
  groups: readonly StoredGroup[],
  { id, parentId, slug, slugAr }: Pick<StoredGroup, 'id' | 'parentId' | 'slug' | 'slugAr'>,
): 'slug' | 'slugAr' | null {
  const beside = groups.filter((other) => other.id !== id && other.parentId === parentId);
  const taken = beside.flatMap(slugsOf);
  if (taken.includes(slug)) return 'slug';
  return slugAr && taken.includes(slugAr) ? 'slugAr' : null;
}
