import type { CompositeIndex, Direction, IndexDefinitions, IndexField } from './index-definitions';
import type { IndexNeed } from './index-needs';

/** The first fields of an index, which are all compared for equality. */
type Prefix = readonly IndexField[];

/**
 * Whether Firestore could answer: by one index, or by merging several that each begin with some of the fields compared
 * for equality and end with the same order. Stricter than Firestore where its planner is not documented, because an
 * index too many is harmless and a missing one is not.
 */
export function isServed(need: IndexNeed, definitions: IndexDefinitions): boolean {
  const { equal, contains, order, aggregated, nameDirection } = need;
  const parts = equal.length + (contains === null ? 0 : 1);
  if (parts + order.length + aggregated.length === 0) {
    return nameDirection === 'ASCENDING' || composites(need, definitions).some(isByName);
  }
  const prefixes = [...composites(need, definitions), ...singles(need, definitions)].flatMap((index) =>
    prefixServing(need, index),
  );
  if (parts === 0) return prefixes.length > 0;
  const isMerged = (field: string, isContains: boolean): boolean =>
    prefixes.some((prefix) =>
      prefix.some(({ fieldPath, mode }) => fieldPath === field && (mode === 'CONTAINS') === isContains),
    );
  return equal.every((field) => isMerged(field, false)) && (contains === null || isMerged(contains, true));
}

/** The one index that lists documents from the last name to the first. */
const isByName = ({ fields, nameDirection }: CompositeIndex): boolean =>
  fields.length === 0 && nameDirection === 'DESCENDING';

/** The index's fields before the order, if they are all compared for equality and the order is the need's; else none. */
function prefixServing(need: IndexNeed, { fields, nameDirection }: CompositeIndex): Prefix[] {
  const { equal, contains, order, aggregated } = need;
  if (nameDirection !== need.nameDirection && aggregated.length === 0) return [];
  const cut = fields.length - order.length - aggregated.length;
  const [prefix, ordered, last] = [
    fields.slice(0, Math.max(cut, 0)),
    fields.slice(cut, cut + order.length),
    fields.slice(cut + order.length),
  ];
  const isPrefix = prefix.every(({ fieldPath, mode }) =>
    mode === 'CONTAINS' ? fieldPath === contains : equal.includes(fieldPath),
  );
  const isOrdered = order.every(
    ({ field, direction }, at) => ordered[at]?.fieldPath === field && ordered[at].mode === direction,
  );
  const hasAggregated = aggregated.every((field) =>
    last.some(({ fieldPath, mode }) => fieldPath === field && mode !== 'CONTAINS'),
  );
  return cut >= 0 && isPrefix && isOrdered && hasAggregated ? [prefix] : [];
}

const composites = (need: IndexNeed, { indexes }: IndexDefinitions): CompositeIndex[] =>
  indexes.filter(
    ({ collectionGroup, queryScope }) =>
      collectionGroup === need.collectionGroup && queryScope === need.queryScope,
  );

/** The indexes that the need's fields have by themselves, or by their `fieldOverrides`. */
function singles(need: IndexNeed, definitions: IndexDefinitions): CompositeIndex[] {
  const { collectionGroup, queryScope, equal, contains, order, aggregated } = need;
  const names = new Set([
    ...equal,
    ...(contains === null ? [] : [contains]),
    ...order.map(({ field }) => field),
    ...aggregated,
  ]);
  return [...names].flatMap((fieldPath) =>
    modesOf(fieldPath, need, definitions)
      .filter((mode) => mode !== 'DESCENDING' || !equal.includes(fieldPath))
      .map((mode) => ({
        collectionGroup,
        queryScope,
        fields: [{ fieldPath, mode }],
        nameDirection: mode === 'CONTAINS' ? 'ASCENDING' : mode,
      })),
  );
}

const AUTOMATIC = ['ASCENDING', 'DESCENDING', 'CONTAINS'] as const satisfies IndexField['mode'][];

function modesOf(
  fieldPath: string,
  { collectionGroup, queryScope }: IndexNeed,
  { fieldOverrides }: IndexDefinitions,
): readonly (Direction | 'CONTAINS')[] {
  const overrides = fieldOverrides.filter((override) => override.collectionGroup === collectionGroup);
  const nearest = pathsAbove(fieldPath)
    .map((path) => overrides.find((override) => override.fieldPath === path))
    .find((override) => override !== undefined);
  if (!nearest) return queryScope === 'COLLECTION' ? AUTOMATIC : [];
  return nearest.indexes.filter((index) => index.queryScope === queryScope).map(({ mode }) => mode);
}

/** A map's settings hold for the fields in it: `a.b.c`, `a.b`, `a`, and `*` for all. */
function pathsAbove(fieldPath: string): string[] {
  const segments = fieldPath.split('.');
  return [...segments.map((_segment, at) => segments.slice(0, segments.length - at).join('.')), '*'];
}
