import { StatusError } from './types';

const MAX_ID_BYTES = 1500;

/** The collection that holds a document: `stores/demo` of `stores/demo/p1` is `stores/demo`'s parent path plus id. */
export const collectionOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The last segment: a document's id, or a collection's id. */
export const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The path of a collection below a document (`''` for the root). */
export const childCollection = (parent: string, collectionId: string): string =>
  parent === '' ? collectionId : `${parent}/${collectionId}`;

/** Cuts `projects/P/databases/D/documents/a/b` to `a/b`; a path that is already cut stays as it is. */
export function relativePath(name: string): string {
  const match = /^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/|$)/.exec(name);
  return match ? name.slice(match[0].length) : name;
}

/** @throws StatusError INVALID_ARGUMENT unless the path names a document with ids that Firestore accepts. */
export function assertDocumentPath(path: string): void {
  const segments = path.split('/');
  if (segments.length % 2 !== 0) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Document name "${path}" lacks a document id or a collection id.`,
    );
  }
  segments.forEach(assertId);
}

/** @throws StatusError INVALID_ARGUMENT for an id that is empty, reserved or longer than 1500 bytes. */
function assertId(id: string): void {
  if (id === '') throw new StatusError('INVALID_ARGUMENT', 'Resource ids must not be empty.');
  if (id === '.' || id === '..' || (/^__.*__$/s.test(id) && !/^__id-?\d+__$/.test(id))) {
    throw new StatusError('INVALID_ARGUMENT', `Resource id "${id}" is invalid because it is reserved.`);
  }
  if (id.length * 3 > MAX_ID_BYTES && Buffer.byteLength(id) > MAX_ID_BYTES) {
    throw new StatusError('INVALID_ARGUMENT', `A resource id must not be longer than ${MAX_ID_BYTES} bytes.`);
  }
}
