import { fieldsOf, text } from '@/lib/domain/parse/fields';

/** Indexes in words, such as `orders (status ASCENDING; COLLECTION)`. */
interface IndexesNotReady {
  readonly missing: readonly string[];
  /** Of these no query is served yet; Firestore builds them by itself. */
  readonly building: readonly string[];
}

/**
 * What of firestore.indexes.json (`wanted`) serves no query in a project; `indexes` and `fields` are what Firestore's admin
 * service lists.
 */
export function indexesNotReady(
  wanted: unknown,
  indexes: readonly unknown[],
  fields: readonly unknown[],
): IndexesNotReady {
  const states = new Map(
    [...indexes.map((index) => [groupOf(index), index] as const), ...fields.flatMap(singleFields)].map(
      ([group, index]) => [nameOf(group, index), text(fieldsOf(index).state) ?? 'READY'],
    ),
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
  return {
    missing: names.filter((name) => !['READY', 'CREATING'].includes(states.get(name) ?? '')),
    building: names.filter((name) => states.get(name) === 'CREATING'),
  };
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
