import { fieldsOf, text } from '@/lib/domain/parse/fields';

/** Described indexes, such as `orders (status ASCENDING; COLLECTION)`. */
interface IndexesNotReady {
  readonly missing: readonly string[];
  /** Firestore still builds these, and serves no query by them until then. */
  readonly building: readonly string[];
}

/**
 * Lists the indexes of firestore.indexes.json (`wanted`) that a project does not serve yet; `indexes` and `fields` come from
 * Firestore's admin API.
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

/** Finds the group in a name such as `projects/p/databases/d/collectionGroups/orders/indexes/1`. */
const groupOf = (resource: unknown): string =>
  /\/collectionGroups\/([^/]+)\//.exec(text(fieldsOf(resource).name) ?? '')?.[1] ?? '';

const singleFields = (field: unknown) =>
  listOf(fieldsOf(fieldsOf(field).indexConfig).indexes).map((index) => [groupOf(field), index] as const);

/** Firestore adds the document's name to each index, which our file does not list. */
function nameOf(group: string, index: unknown): string {
  const { queryScope, fields } = fieldsOf(index);
  const parts = listOf(fields)
    .map(fieldsOf)
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${String(fieldPath)} ${String(arrayConfig ?? order)}`);
  return `${group} (${parts.join(', ')}; ${text(queryScope) ?? 'COLLECTION'})`;
}
