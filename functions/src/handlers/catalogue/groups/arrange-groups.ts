import type { Callables } from '@/lib/domain/api/callables';
import {
  arrangeCategories as arrange,
  type CategoryPlace,
} from '@/lib/domain/catalogue/groups/category-tree';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import type { Deps } from '@/functions/src/deps';
import { readGroups, takenSlug, type GroupKind, type StoredGroup } from './stored-groups';

type ArrangeDeps = Pick<Deps, 'db'>;

/**
 * Reorders all categories, possibly under other parents. `relocateProducts` then moves their products. Until it is done, the
 * category is marked, so that any screen can continue. Fails with `edited-meanwhile` (categories came or went), `invalid-input`
 * (a second level, an address taken there).
 */
export async function arrangeCategories(
  deps: ArrangeDeps,
  { storeId: store, places }: Callables['arrangeCategories']['request'],
): Promise<Result<Callables['arrangeCategories']['response']>> {
  const arranged = await arrangeGroups(deps, 'categories', store, places);
  return arranged.ok ? ok({ relocating: arranged.value }) : arranged;
}

/** The same for brands, which have one level. */
export async function arrangeBrands(
  deps: ArrangeDeps,
  { storeId: store, ids }: Callables['arrangeBrands']['request'],
): Promise<Result<Callables['arrangeBrands']['response']>> {
  const places = ids.map((id) => ({ id, parentId: null }));
  const arranged = await arrangeGroups(deps, 'brands', store, places);
  return arranged.ok ? ok({ ok: true }) : arranged;
}

/** The ids of the groups whose products have to be moved. */
async function arrangeGroups(
  { db }: ArrangeDeps,
  kind: GroupKind,
  store: string,
  places: readonly CategoryPlace[],
): Promise<Result<readonly string[]>> {
  return inTransaction(db, async (tx) => {
    const before = await readGroups(tx, db, storeId(store), kind);
    const arranged = arrange(before, places);
    if (!arranged.ok) return arranged;
    const changed = new Map(arranged.value.map((place) => [place.id, place]));
    const after = before.map((group) => ({ ...group, ...changed.get(group.id) }));
    const moved = after.filter((group) => hasMoved(group, before));
    if (moved.some((group) => takenSlug(after, group)))
      return fail({ code: 'invalid-input', fields: { slug: 'field.group.slugTaken' } });
    for (const { id, parentId, order } of arranged.value)
      tx.update(db.doc(`${collections[kind](storeId(store))}/${id}`), {
        order,
        ...(kind === 'categories' && { parentId }),
        ...(moved.some((group) => group.id === id) && { relocating: true }),
      });
    invalidateEveryPage(tx, db, storeId(store));
    return ok(moved.map(({ id }) => id));
  });
}

const hasMoved = ({ id, parentId }: StoredGroup, before: readonly StoredGroup[]): boolean =>
  before.find((group) => group.id === id)?.parentId !== parentId;
