import { invalid, type Value } from './types';

const MAX_ID_BYTES = 1500;
const ROOT = /^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/|$)/;

/** The collection that holds a document: `stores/demo` of `stores/demo/p1` is `stores/demo`'s parent path plus id. */
export const collectionOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The last segment: a document's id, or a collection's id. */
export const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The path of a collection below a document (`''` for the root). */
export const childCollection = (parent: string, collectionId: string): string =>
  parent === '' ? collectionId : `${parent}/${collectionId}`;

/** Cuts `projects/P/databases/D/documents/a/b` to `a/b`; a path that is already cut stays as it is. */
export function relativePath(name: string): string {
  const match = ROOT.exec(name);
  return match ? name.slice(match[0].length) : name;
}

/** @throws StatusError INVALID_ARGUMENT unless the path names a document with ids that Firestore accepts. */
export function assertDocumentPath(path: string): void {
  assertDocumentIds(path);
  assertIdLengths(path);
}

/** As `assertDocumentPath`, whatever the length of the ids. */
export function assertDocumentIds(path: string): void {
  const segments = path.split('/');
  if (segments.length % 2 !== 0)
    throw invalid(`Document name "${path}" lacks a document id or a collection id.`);
  segments.forEach((id, at) =>
    at % 2 === 0 ? assertId('Collection', id) : assertId('Resource', id, NUMERIC_ID),
  );
}

/** @throws StatusError INVALID_ARGUMENT for a longer id than Firestore stores; a delete or a verify may name one */
export function assertIdLengths(path: string): void {
  for (const id of path.split('/'))
    if (id.length * 3 > MAX_ID_BYTES && Buffer.byteLength(id) > MAX_ID_BYTES)
      throw invalid(`A resource id must not be longer than ${MAX_ID_BYTES} bytes.`);
}

/** Where a query or a list of collections begins: the root (`''`) or a document. @throws as `assertDocumentPath` */
export function assertParentPath(path: string): void {
  if (path !== '') assertDocumentPath(path);
}

/** @throws StatusError INVALID_ARGUMENT for an id that no collection may have */
export function assertCollectionId(id: string): void {
  if (id.includes('/')) throw invalid(`Collection id "${id}" is invalid because it contains "/".`);
  assertId('Collection', id);
  assertIdLengths(id);
}

/** A name that a value or a filter holds, of whatever database. @throws StatusError INVALID_ARGUMENT */
export function assertReference(name: string): void {
  const match = ROOT.exec(name);
  if (!match) throw invalid(`Resource name "${name}" lacks "projects" at index 0.`);
  assertDocumentPath(name.slice(match[0].length));
}

/** The references in what a query compares with. @throws as `assertReference` */
export function assertReferences({ referenceValue, arrayValue }: Value): void {
  if (referenceValue) assertReference(referenceValue);
  arrayValue?.values?.forEach(assertReferences);
}

export interface DatabaseName {
  readonly projectId: string;
  readonly databaseId: string;
}
/** The id of the database that every project has. */
export const DEFAULT_DATABASE = '(default)';

/**
 * The database of its own name, a document's or a parent's. Google's emulator takes every id of these letters and makes
 * the database when it is first named; the length is production's. @throws StatusError INVALID_ARGUMENT
 */
export function databaseNamed(name = ''): DatabaseName {
  const [, projectId = '', databaseId = ''] =
    /^projects\/([^/]+)\/databases\/([^/]+)(?:\/|$)/.exec(name) ?? [];
  if (projectId === '') throw invalid(`"${name}" does not name a database.`);
  if (databaseId !== DEFAULT_DATABASE && !/^[\w.-]{1,63}$/.test(databaseId))
    throw invalid(`Illegal string "${databaseId}" in database.`);
  return { projectId, databaseId };
}

/** `projects/P/databases/D` of a full name; undefined for a path. */
export const databaseOf = (name: string): string | undefined =>
  /^projects\/[^/]+\/databases\/[^/]+/.exec(name)?.[0];

/** @throws StatusError INVALID_ARGUMENT for a name of another database than the request's */
export function assertSameDatabase(name: string, database: string): void {
  const other = databaseOf(name) ?? name;
  if (other !== database)
    throw invalid(
      `The request was for database '${database}' but was attempting to access database '${other}'`,
    );
}

/** The path of a full name. @throws StatusError INVALID_ARGUMENT for a name of another database than the request's */
export function pathWithin(name: string, database: string): string {
  assertSameDatabase(name, database);
  return relativePath(name);
}

/** Documents moved over from Datastore may have a number for their id. */
const NUMERIC_ID = /^__id-?\d+__$/;
/** Names of ids and fields that Firestore keeps for itself. */
export const isReserved = (name: string): boolean => /^__.+__$/s.test(name);

function assertId(kind: 'Collection' | 'Resource', id: string, exempt?: RegExp): void {
  if (id === '') throw invalid(`${kind} ids must not be empty.`);
  if (id === '.' || id === '..' || (isReserved(id) && !exempt?.test(id)))
    throw invalid(`${kind} id "${id}" is invalid because it is reserved.`);
}
