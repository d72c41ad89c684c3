import { value as wire } from '../../firestore/engine/testing';
import type { FieldOperator, Filter, Query, RulesRequest, Value } from '../../firestore/engine/types';
import { firestoreGate } from '../firestore-gate';
import { compileRules } from '../load';

/** A gate for rules given by what stands inside the documents' match block. */
export function gateOf(body: string) {
  const source = `rules_version = '2';
    service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
  return firestoreGate(compileRules(source, 'cloud.firestore'));
}

export const where = (field: string, op: FieldOperator, value: unknown): Filter => ({
  kind: 'field',
  field,
  op,
  value: field === '__name__' ? nameOf(value) : wire(value),
});

/** A time as `value` and `fields` of the engine's test data take it. */
export const time = (text: string) => ({ $: { timestampValue: `${text}T00:00:00Z` } });

const nameOf = (value: unknown): Value =>
  Array.isArray(value)
    ? { arrayValue: { values: value.map(nameOf) } }
    : { referenceValue: `projects/p/databases/(default)/documents/${String(value)}` };

/** Requests of the signed-in `u1` unless told otherwise. */
export const requestOf = (
  given: Partial<RulesRequest> & Pick<RulesRequest, 'method' | 'path'>,
): RulesRequest => ({
  database: '(default)',
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
  explicitOrders: given.orderBy?.length ?? 0,
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
