/** What `firestore.indexes.json` says, as the Firebase CLI deploys it. */
export interface IndexDefinitions {
  readonly indexes: readonly CompositeIndex[];
  readonly fieldOverrides: readonly FieldOverride[];
}
export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';
export type Direction = 'ASCENDING' | 'DESCENDING';
export interface IndexField {
  readonly fieldPath: string;
  /** How the field's values are sorted; `CONTAINS` for the elements of arrays. */
  readonly mode: Direction | 'CONTAINS';
}
export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: QueryScope;
  /** Without `__name__`, by which every index ends. */
  readonly fields: readonly IndexField[];
  readonly nameDirection: Direction;
}
/** The indexes of one field instead of those that it has by itself. */
interface FieldOverride {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly { readonly queryScope: QueryScope; readonly mode: IndexField['mode'] }[];
}

interface GivenMode {
  order?: string;
  arrayConfig?: string;
  queryScope?: string;
}
interface GivenIndex {
  collectionGroup?: string;
  queryScope?: string;
  fields?: (GivenMode & { fieldPath?: string })[];
}
interface GivenOverride {
  collectionGroup?: string;
  fieldPath?: string;
  indexes?: GivenMode[];
}

/** Reads the text of `firestore.indexes.json`. @throws Error that says what is wrong with it */
export function parseIndexDefinitions(json: string): IndexDefinitions {
  const given = JSON.parse(json) as { indexes?: GivenIndex[]; fieldOverrides?: GivenOverride[] };
  return {
    indexes: (given.indexes ?? []).map(compositeIndex),
    fieldOverrides: (given.fieldOverrides ?? []).map((override) => ({
      collectionGroup: text(override.collectionGroup, 'collectionGroup'),
      fieldPath: text(override.fieldPath, 'fieldPath'),
      indexes: (override.indexes ?? []).map((index) => ({
        queryScope: scopeOf(index.queryScope),
        mode: modeOf(index),
      })),
    })),
  };
}

function compositeIndex({ collectionGroup, queryScope, fields: given = [] }: GivenIndex): CompositeIndex {
  const fields = given.map((field) => ({
    fieldPath: text(field.fieldPath, 'fieldPath'),
    mode: modeOf(field),
  }));
  const last = fields.at(-1);
  if (!last) throw new Error('an index has no fields');
  return {
    collectionGroup: text(collectionGroup, 'collectionGroup'),
    queryScope: scopeOf(queryScope),
    fields: last.fieldPath === '__name__' ? fields.slice(0, -1) : fields,
    nameDirection: last.mode === 'CONTAINS' ? 'ASCENDING' : last.mode,
  };
}

function modeOf({ order, arrayConfig }: GivenMode): IndexField['mode'] {
  if (arrayConfig === 'CONTAINS') return 'CONTAINS';
  if (order === 'ASCENDING' || order === 'DESCENDING') return order;
  throw new Error('an index needs an "order" of ASCENDING or DESCENDING, or an "arrayConfig" of CONTAINS');
}

function scopeOf(scope = 'COLLECTION'): QueryScope {
  if (scope === 'COLLECTION' || scope === 'COLLECTION_GROUP') return scope;
  throw new Error(`"${scope}" is no queryScope`);
}

function text(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new Error(`an entry has no ${name}`);
}
