import { StatusError } from '../../engine/types';
import { databaseNamed, type DatabaseName } from '../../engine/names';
import type { Session } from '../operations/operation';
import { runAggregationQuery, runQuery } from '../operations/query-operations';
import { batchGet, getDocument, listCollectionIds, listDocuments } from '../operations/read-operations';
import {
  batchWrite,
  beginTransaction,
  commit,
  createDocument,
  deleteDocument,
  rollback,
  updateDocument,
} from '../operations/write-operations';

type Operation = (session: Session, request: object) => Promise<unknown>;

const VERBS: Readonly<Record<string, Operation>> = {
  batchGet,
  commit,
  batchWrite,
  beginTransaction,
  rollback,
  runQuery,
  runAggregationQuery,
  listCollectionIds,
};

/** The database and the operation that a REST request names. @throws StatusError NOT_FOUND for an unknown path */
export function routeOf(
  method: string,
  url: URL,
  body: object,
): { database: DatabaseName; run: (session: Session) => Promise<unknown> } {
  const resource = decode(url.pathname.slice('/v1/'.length));
  const database = databaseNamed(resource);
  const [, target = '', verb = ''] = /^(.*?)(?::([A-Za-z]+))?$/s.exec(resource) ?? [];
  const operation = method === 'POST' ? VERBS[verb] : undefined;
  if (operation)
    return { database, run: (session) => operation(session, { ...body, parent: target, database: target }) };
  return { database, run: documentRoute(method, resource, url.searchParams, body) };
}

/** The plain routes: GET, PATCH and DELETE of a document, GET and POST of a collection. */
function documentRoute(
  method: string,
  resource: string,
  params: URLSearchParams,
  body: object,
): (session: Session) => Promise<unknown> {
  const cut = resource.lastIndexOf('/');
  const [parent, collectionId] = [resource.slice(0, cut), resource.slice(cut + 1)];
  // `projects/P/databases/D/documents` has five segments, a document two more for each level.
  const isDocument = resource.split('/').length % 2 === 1;
  const transaction = params.get('transaction') ?? undefined;
  const mask = maskOf(params, 'mask');
  const currentDocument = preconditionOf(params);
  switch (`${method} ${isDocument ? 'document' : 'collection'}`) {
    case 'GET document':
      return (session) => getDocument(session, { name: resource, mask, transaction });
    case 'PATCH document':
      return (session) =>
        updateDocument(session, {
          document: { ...body, name: resource },
          updateMask: maskOf(params, 'updateMask'),
          currentDocument,
        });
    case 'DELETE document':
      return (session) => deleteDocument(session, { name: resource, currentDocument });
    case 'POST collection':
      return (session) =>
        createDocument(session, {
          parent,
          collectionId,
          documentId: params.get('documentId') ?? undefined,
          document: body,
        });
    case 'GET collection':
      return (session) =>
        listDocuments(session, {
          parent,
          collectionId,
          mask,
          transaction,
          pageSize: Number(params.get('pageSize') ?? 0),
          pageToken: params.get('pageToken') ?? undefined,
          orderBy: params.get('orderBy') ?? undefined,
          showMissing: params.get('showMissing') === 'true',
        });
    default:
      throw new StatusError('NOT_FOUND', `${method} /v1/${resource} is not served.`);
  }
}

function maskOf(params: URLSearchParams, name: string): { fieldPaths: string[] } | undefined {
  const fieldPaths = params.getAll(`${name}.fieldPaths`);
  return fieldPaths.length > 0 ? { fieldPaths } : undefined;
}

function preconditionOf(params: URLSearchParams) {
  const exists = params.get('currentDocument.exists');
  const updateTime = params.get('currentDocument.updateTime');
  if (updateTime !== null) return { updateTime };
  return exists === null ? undefined : { exists: exists === 'true' };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new StatusError('INVALID_ARGUMENT', `"${path}" is not a valid path.`);
  }
}
