/** A field of an index, as `firestore.indexes.json` writes it. */
export interface LinkedField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}
interface LinkedIndex {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly LinkedField[];
}

/** Numbers of google.firestore.admin.v1.Index, which the console reads out of its address. */
const SCOPES: Readonly<Record<string, number>> = { COLLECTION: 1, COLLECTION_GROUP: 2 };
const DIRECTIONS: Readonly<Record<string, number>> = { ASCENDING: 1, DESCENDING: 2 };
const CONTAINS = 1;
const TAG = { name: 0x0a, scope: 0x10, field: 0x1a, path: 0x0a, order: 0x10, arrayConfig: 0x18 };

/** The console's page that offers to create an index. `database`: `projects/P/databases/D`. */
export function compositeLink(index: LinkedIndex, nameDirection: string, database: string): string {
  const named = index.fields.some(({ fieldPath }) => fieldPath === '__name__');
  const fields = named ? index.fields : [...index.fields, { fieldPath: '__name__', order: nameDirection }];
  const name = `${database}/collectionGroups/${index.collectionGroup}/indexes/_`;
  return link('create_composite', name, { ...index, fields }, database);
}

/** The console's page that offers to change the indexes of one field. */
export function exemptionLink(
  entry: { collectionGroup: string; fieldPath: string; indexes: readonly { queryScope: string }[] },
  database: string,
): string {
  const { collectionGroup, fieldPath, indexes } = entry;
  const { queryScope = 'COLLECTION', ...mode } = indexes[0] ?? {};
  const name = `${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}`;
  const index = { collectionGroup, queryScope, fields: [{ fieldPath, ...mode }] };
  return link('create_exemption', name, index, database);
}

function link(
  parameter: string,
  name: string,
  { queryScope, fields }: LinkedIndex,
  database: string,
): string {
  const [, project = '', , id = ''] = database.split('/');
  const message = Buffer.concat([
    text(TAG.name, name),
    Buffer.from([TAG.scope, SCOPES[queryScope] ?? 0]),
    ...fields.map((field) => delimited(TAG.field, indexField(field))),
  ]);
  const databasePart = id === '(default)' ? '' : `/databases/${id}`;
  return (
    `https://console.firebase.google.com/v1/r/project/${project}/firestore${databasePart}/indexes` +
    `?${parameter}=${message.toString('base64url')}`
  );
}

const indexField = ({ fieldPath, order, arrayConfig }: LinkedField): Buffer =>
  Buffer.concat([
    text(TAG.path, fieldPath),
    Buffer.from(
      arrayConfig ? [TAG.arrayConfig, CONTAINS] : [TAG.order, DIRECTIONS[order ?? 'ASCENDING'] ?? 1],
    ),
  ]);

const text = (tag: number, content: string): Buffer => delimited(tag, Buffer.from(content));

const delimited = (tag: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([tag, ...varint(content.length)]), content]);

const varint = (number: number): number[] =>
  number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...varint(number >> 7)];
