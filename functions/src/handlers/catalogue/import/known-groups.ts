import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ImportedFields } from '@/lib/domain/catalogue/csv/imported-fields';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';

/** The ids of the products' categories and brands that still exist. */
export async function knownGroups(
  tx: Transaction,
  db: Firestore,
  store: StoreId,
  named: readonly ImportedFields[],
): Promise<ReadonlySet<string>> {
  const categories = named.flatMap(({ categoryId, subCategoryId }) => [categoryId, subCategoryId]);
  const paths = [
    ...categories.map((id) => id && `${collections.categories(store)}/${id}`),
    ...named.map(({ brandId }) => brandId && `${collections.brands(store)}/${brandId}`),
  ];
  const refs = [...new Set(paths)].flatMap((path) => (path ? [db.doc(path)] : []));
  const found = refs.length > 0 ? await tx.getAll(...refs, { fieldMask: [] }) : [];
  return new Set(found.flatMap(({ exists, id }) => (exists ? [id] : [])));
}

/** Leaves out groups that do not exist, so that a known product stays in its own. */
export function withKnownGroups(fields: ImportedFields, known: ReadonlySet<string>): ImportedFields {
  const { categoryId, subCategoryId, brandId, ...others } = fields;
  const isThere = (id: string | undefined) => !id || known.has(id);
  if (isThere(categoryId) && isThere(subCategoryId) && isThere(brandId)) return fields;
  const places = { categoryId, subCategoryId: isThere(subCategoryId) ? subCategoryId : '' };
  return { ...others, ...(isThere(categoryId) && places), ...(isThere(brandId) && { brandId }) };
}
