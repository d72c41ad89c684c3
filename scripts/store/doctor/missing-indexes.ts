import { fieldsOf, text } from '@/lib/domain/parse/fields';

/**
 * What of firestore.indexes.json (`wanted`) a project lacks, in words; `indexes` and `fields` are what Firestore's
 * admin service lists. An index that is still being built serves no query yet.
 */
export function missingIndexes(
  wanted: unknown,
  indexes: readonly unknown[],
  fields: readonly unknown[],
): string[] {
  const ready = new Set(
    [...indexes.map((index) => [groupOf(index), index] as const), ...fields.flatMap(singleFields)]
      .filter(([, index]) => ['READY', undefined].includes(text(fieldsOf(index).state)))
      .map(([group, index]) => nameOf(group, index)),
  );
  const { indexes: composite, fieldOverrides } = fieldsOf(wanted);
  const names = [
    ...listOf(composite).map((index) => nameOf(text(fieldsOf(index).collectionGroup) ?? '', index)),
    ...listOf(fieldOverrides).flatMap((override) => {
      const { collectionGroup, fieldPath, indexes: single } = fieldsOf(override);
      return listOf(single).map((index) =>
        nameOf(text(collectionGroup) ?? '', {
          ...fieldsOf(index),
          fields: [{ ...fieldsOf(index), fieldPath }],
        }),
      );
    }),
  ];
  return names.filter((name) => !ready.has(name));
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** As in `projects/p/databases/d/collectionGroups/orders/indexes/1`. */
const groupOf = (resource: unknown): string =>
  /\/collectionGroups\/([^/]+)\//.exec(text(fieldsOf(resource).name) ?? '')?.[1] ?? '';

const singleFields = (field: unknown) =>
  listOf(fieldsOf(fieldsOf(field).indexConfig).indexes).map((index) => [groupOf(field), index] as const);

/** Firestore ends each index with the document's name, which nobody writes down. */
function nameOf(group: string, index: unknown): string {
  const { queryScope, fields } = fieldsOf(index);
  const parts = listOf(fields)
    .map(fieldsOf)
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${String(fieldPath)} ${String(arrayConfig ?? order)}`);
  return `${group} (${parts.join(', ')}; ${text(queryScope) ?? 'COLLECTION'})`;
}
