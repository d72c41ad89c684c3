import { project } from '../engine/run-query-on';
import { childCollection } from '../engine/names';
import { normaliseQuery } from '../engine/normalise-query';
import { versionToTimestamp } from '../engine/timestamps';
import type { StoredDocument } from '../engine/types';
import { encodeName } from '../engine/value-encoding';
import {
  assertAdmin,
  inTransaction,
  notFound,
  pathOf,
  type Session,
  type TransactionSelector,
} from './operation';
import { documentsRoot, toWireDocument, type WireDocument } from './wire-document';

interface Mask {
  fieldPaths?: string[];
}
interface BatchGetRequest extends TransactionSelector {
  documents?: string[];
  mask?: Mask;
}
interface ListDocumentsRequest extends TransactionSelector {
  parent?: string;
  collectionId?: string;
  pageSize?: number;
  pageToken?: string;
  /** As `price desc, title`. */
  orderBy?: string;
  mask?: Mask;
  showMissing?: boolean;
}

/** One `found` or `missing` per document, in the order asked. */
export async function batchGet(session: Session, request: BatchGetRequest): Promise<object[]> {
  const names = request.documents ?? [];
  const { answer, begun } = await inTransaction(session, request, (transaction) =>
    session.engine.getDocuments(names.map(pathOf), session.caller, transaction),
  );
  const readTime = versionToTimestamp(answer.readTime);
  const results = answer.documents.map((document, index) =>
    document
      ? { found: masked(session, document, request.mask), readTime }
      : { missing: names[index], readTime },
  );
  return [...begun, ...results];
}

/** @throws StatusError NOT_FOUND */
export async function getDocument(
  session: Session,
  request: TransactionSelector & { name?: string; mask?: Mask },
): Promise<WireDocument> {
  const { name = '' } = request;
  const { answer } = await inTransaction(session, request, (transaction) =>
    session.engine.getDocuments([pathOf(name)], session.caller, transaction),
  );
  const [document] = answer.documents;
  if (!document) throw notFound(name);
  return masked(session, document, request.mask);
}

/** A page of a collection; `showMissing` adds the names of documents that only have documents below them. */
export async function listDocuments(session: Session, request: ListDocumentsRequest): Promise<object> {
  const { collectionId = '', pageSize, showMissing } = request;
  const offset = Number(request.pageToken || 0);
  const paged = pageSize && !showMissing ? { offset, limit: pageSize + 1 } : {};
  const query = normaliseQuery({
    parent: request.parent,
    structuredQuery: { from: [{ collectionId }], orderBy: parseOrderBy(request.orderBy), ...paged },
  });
  const { answer } = await inTransaction(session, request, (transaction) =>
    session.engine.runQuery(query, session.caller, transaction),
  );
  const found = answer.documents.map((document) => masked(session, document, request.mask));
  const all = showMissing ? withMissing(session, childCollection(query.parent, collectionId), found) : found;
  const start = showMissing ? offset : 0;
  const page = all.slice(start, pageSize ? start + pageSize : undefined);
  const more = start + page.length < all.length;
  return { documents: page, ...(more ? { nextPageToken: String(offset + page.length) } : {}) };
}

/** Ids of the collections right below a document, or of the root. */
export async function listCollectionIds(session: Session, request: { parent?: string }): Promise<object> {
  assertAdmin(session);
  return { collectionIds: session.engine.listCollectionIds(pathOf(request.parent)) };
}

function masked({ projectId }: Session, document: StoredDocument, mask: Mask | undefined): WireDocument {
  return toWireDocument(projectId, mask ? project(document, mask.fieldPaths ?? []) : document);
}

function withMissing(
  session: Session,
  collection: string,
  found: readonly WireDocument[],
): { name: string }[] {
  const root = documentsRoot(session.projectId);
  const missing = session.engine
    .listMissingDocuments(collection)
    .map((path) => ({ name: `${root}/${path}` }));
  return [...found, ...missing].sort((a, b) => (encodeName(a.name) < encodeName(b.name) ? -1 : 1));
}

const parseOrderBy = (orderBy = '') =>
  orderBy.split(',').flatMap((part) => {
    const [fieldPath, direction = 'asc'] = part.trim().split(/\s+/);
    if (!fieldPath) return [];
    return [{ field: { fieldPath }, direction: /^desc$/i.test(direction) ? 'DESCENDING' : 'ASCENDING' }];
  });
