import type {
  Fields,
  Filter,
  FieldOperator,
  Query,
  RulesRequest,
  StoredDocument,
  Value,
} from '../../firestore/engine/types';
import { rulesGate } from '../load';

/** A gate for rules given by what stands inside the documents' match block. */
export function gateOf(body: string) {
  return rulesGate(`rules_version = '2';
    service cloud.firestore { match /databases/{database}/documents { ${body} } }`);
}

export function valueOf(plain: unknown): Value {
  if (plain === null) return { nullValue: null };
  if (typeof plain === 'string') return { stringValue: plain };
  if (typeof plain === 'boolean') return { booleanValue: plain };
  if (typeof plain === 'number')
    return Number.isInteger(plain) ? { integerValue: String(plain) } : { doubleValue: plain };
  if (plain instanceof Date) return { timestampValue: plain.toISOString() };
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(valueOf) } };
  return { mapValue: { fields: fieldsOf(plain as Record<string, unknown>) } };
}

export const fieldsOf = (plain: Record<string, unknown>): Fields =>
  Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, valueOf(value)]));

export const documentOf = (path: string, plain: Record<string, unknown>): StoredDocument => ({
  path,
  fields: fieldsOf(plain),
  createTime: 1,
  updateTime: 1,
});

export const where = (field: string, op: FieldOperator, value: unknown): Filter => ({
  kind: 'field',
  field,
  op,
  value: field === '__name__' ? nameOf(value) : valueOf(value),
});

const nameOf = (value: unknown): Value =>
  Array.isArray(value)
    ? { arrayValue: { values: value.map(nameOf) } }
    : { referenceValue: `projects/p/databases/(default)/documents/${String(value)}` };

/** Requests of the signed-in `u1` unless told otherwise. */
export const requestOf = (
  given: Partial<RulesRequest> & Pick<RulesRequest, 'method' | 'path'>,
): RulesRequest => ({
  auth: { uid: 'u1', token: { stores: { demo: 'owner' } } },
  time: Date.UTC(2026, 0, 2) * 1000,
  resource: null,
  newResource: null,
  query: null,
  read: () => null,
  readAfter: () => null,
  ...given,
});

export const queryOf = (given: Partial<Query>): Query => ({
  parent: '',
  collectionId: 'things',
  allDescendants: false,
  where: null,
  orderBy: [{ field: '__name__', direction: 'ASCENDING' }],
  startAt: null,
  endAt: null,
  offset: 0,
  limit: null,
  select: null,
  ...given,
});

export const listOf = (given: Partial<Query>): RulesRequest => {
  const query = queryOf(given);
  return requestOf({ method: 'list', path: query.parent, query });
};
