import type { SaveGroupRequest } from '@/lib/domain/api/catalogue-admin';
import type { Callables } from '@/lib/domain/api/callables';
import { MAX_CATALOGUE_GROUPS, type OrderedPlace } from '@/lib/domain/catalogue/groups/category-tree';
import { mergeGroup } from '@/lib/domain/catalogue/groups/merge-group';
import { formerSlugsAfter, withoutTwin } from '@/lib/domain/catalogue/slug';
import { collections } from '@/lib/domain/collections';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import type { Deps } from '@/functions/src/deps';
import { readGroups, takenSlug, type GroupKind, type StoredGroup } from './stored-groups';

type GroupDeps = Pick<Deps, 'db'>;

/**
 * Creates or changes a category or sub-category. Fails with `category-not-found`, `edited-meanwhile` (see
 * `mergeGroup`), `invalid-input` (an address that a sibling has, more categories than the shop shows).
 */
export const saveCategory = (
  deps: GroupDeps,
  request: Callables['saveCategory']['request'],
): Promise<Result<Callables['saveCategory']['response']>> => saveGroup(deps, 'categories', request);

/** The same for brands, with `brand-not-found`. */
export const saveBrand = (
  deps: GroupDeps,
  request: Callables['saveBrand']['request'],
): Promise<Result<Callables['saveBrand']['response']>> => saveGroup(deps, 'brands', request);

async function saveGroup(
  { db }: GroupDeps,
  kind: GroupKind,
  {
    storeId: store,
    id,
    parentId: wantedParent = null,
    seen,
    ...wanted
  }: SaveGroupRequest & { readonly parentId?: string | null },
): Promise<Result<{ id: string }>> {
  if (wanted.image && !wanted.image.path.startsWith(`stores/${store}/`))
    return refuse('image', 'field.invalid');
  return inTransaction(db, async (tx) => {
    const groups = await readGroups(tx, db, storeId(store), kind);
    const place = placeOf(groups, kind, { id, isNew: seen === null, parentId: wantedParent });
    if (!place.ok) return place;
    const { parentId, order } = place.value;
    const ref = db.doc(`${collections[kind](storeId(store))}/${id}`);
    const stored = groups.find((known) => known.id === id);
    const content = stored ? mergeGroup({ seen, wanted, stored }) : ok(wanted);
    if (!content.ok) return content;
    const written = withoutTwin(content.value);
    const group = { ...place.value, ...written };
    const taken = takenSlug(groups, group);
    if (taken) return refuse(taken, 'field.group.slugTaken');
    const formerSlugs = stored ? formerSlugsAfter(stored, group) : [];
    const ofCategory = kind === 'categories' && { parentId, formerSlugs };
    if (stored) tx.update(ref, { ...written, ...ofCategory });
    else tx.set(ref, { ...written, ...ofCategory, productCount: 0, order });
    invalidateEveryPage(tx, db, storeId(store));
    return ok({ id });
  });
}

/** The group's position; a new one is last among its siblings. */
function placeOf(
  groups: readonly StoredGroup[],
  kind: GroupKind,
  { id, isNew, parentId }: { id: string; isNew: boolean; parentId: string | null },
): Result<OrderedPlace> {
  const known = groups.find((group) => group.id === id);
  if (known) return ok(known);
  const notFound = kind === 'categories' ? 'category-not-found' : 'brand-not-found';
  if (!isNew) return fail({ code: notFound });
  if (groups.length >= MAX_CATALOGUE_GROUPS) return refuse('name', 'field.group.tooMany');
  const parent = groups.find((group) => group.id === parentId);
  if (parentId !== null && parent?.parentId !== null) return fail({ code: notFound });
  const siblings = groups.filter((group) => group.parentId === parentId);
  const order = Math.max(-1, ...siblings.map((sibling) => sibling.order)) + 1;
  return ok({ id, parentId, order });
}

const refuse = (field: string, error: FieldError): Result<never> =>
  fail({ code: 'invalid-input', fields: { [field]: error } });
