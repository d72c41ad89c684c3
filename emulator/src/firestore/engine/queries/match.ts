import { collectionOf, idOf } from '../names';
import { cursorBounds, orderKey, within } from '../indexes/order-key';
import type { Query, StoredDocument } from '../types';
import { filterMatcher, type Matcher } from './filter-matcher';

const compiled = new WeakMap<Query, Matcher>();

/**
 * Whether a document belongs to the query's result before limit and offset: collection, filter, the presence of
 * every ordering field, and cursors.
 */
export function matchesQuery(query: Query, document: StoredDocument): boolean {
  let matcher = compiled.get(query);
  if (!matcher) compiled.set(query, (matcher = queryMatcher(query)));
  return matcher(document);
}

function queryMatcher(query: Query): Matcher {
  const matches = filterMatcher(query.where);
  const bounds = cursorBounds(query);
  return (document) => {
    if (!inScope(query, document.path) || !matches(document)) return false;
    const key = orderKey(query, document);
    return key !== null && within(bounds, key);
  };
}

/** Whether the document lies in the collection or collection group that the query reads. */
export function inScope({ parent, collectionId, allDescendants }: Query, path: string): boolean {
  const collection = collectionOf(path);
  if (collectionId !== '' && idOf(collection) !== collectionId) return false;
  const above = collection.slice(0, Math.max(0, collection.lastIndexOf('/')));
  if (!allDescendants) return above === parent;
  return parent === '' || above === parent || above.startsWith(`${parent}/`);
}
