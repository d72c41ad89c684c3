import { project } from '../../engine/queries/run-query-on';
import { assertFieldPath, getField } from '../../engine/values/field-path';
import { childCollection } from '../../engine/names';
import { normaliseQuery } from '../../engine/queries/normalise-query';
import { versionToTimestamp } from '../../engine/values/timestamps';
import { StatusError, type Query, type StoredDocument } from '../../engine/types';
import { encodeName } from '../../engine/values/value-encoding';
import type { WireQuery } from '../../engine/queries/wire-query';
import {
  assertAdmin,
  inTransaction,
  notFound,
  pathOf,
  type Session,
  type TransactionSelector,
} from './operation';
import { nameOf, toWireDocument, type WireDocument } from './wire-document';

/** Documents of a page where the request does not say; what Google's emulator answers with. */
const USUAL_PAGE_SIZE = 30;

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
  assertMask(request.mask);
  const { answer, begun } = await inTransaction(session, request, (transaction) =>
    session.engine.getDocuments(
      names.map((name) => pathOf(session, name)),
      session.caller,
      transaction,
    ),
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
  assertMask(request.mask);
  const { answer } = await inTransaction(session, request, (transaction) =>
    session.engine.getDocuments([pathOf(session, name)], session.caller, transaction),
  );
  const [document] = answer.documents;
  if (!document) throw notFound(name);
  return masked(session, document, request.mask);
}

/**
 * A page of a collection. The rules see the size of the page as the query's limit and no offset, because a page
 * begins at a cursor.
 */
export async function listDocuments(session: Session, request: ListDocumentsRequest): Promise<object> {
  if (request.showMissing) return listWithMissing(session, request);
  const limit = request.pageSize || USUAL_PAGE_SIZE;
  const query = listQuery(request, { limit, startAt: parsePageToken(request.pageToken) });
  const { answer } = await inTransaction(session, request, (transaction) =>
    session.engine.runQuery(query, session.caller, transaction),
  );
  const documents = answer.documents.map((document) => masked(session, document, request.mask));
  const last = answer.documents.length === limit ? answer.documents.at(-1) : undefined;
  return { documents, ...(last ? { nextPageToken: pageTokenAfter(session, query, last) } : {}) };
}

/** As `listDocuments`, with the names of documents that only have documents below them. */
async function listWithMissing(session: Session, request: ListDocumentsRequest): Promise<object> {
  const query = listQuery(request, {});
  const { answer } = await inTransaction(session, request, (transaction) =>
    session.engine.runQuery(query, session.caller, transaction),
  );
  const found = answer.documents.map((document) => masked(session, document, request.mask));
  const all = withMissing(session, childCollection(query.parent, query.collectionId), found);
  const start = Number(request.pageToken || 0);
  const page = all.slice(start, start + (request.pageSize || USUAL_PAGE_SIZE));
  const more = start + page.length < all.length;
  return { documents: page, ...(more ? { nextPageToken: String(start + page.length) } : {}) };
}

const listQuery = (
  { parent, collectionId = '', orderBy }: ListDocumentsRequest,
  window: Pick<WireQuery, 'limit' | 'startAt'>,
) =>
  normaliseQuery({
    parent,
    structuredQuery: { from: [{ collectionId }], orderBy: untilName(parseOrderBy(orderBy)), ...window },
  });

/** A page begins behind a document, whose name the order must say for that. */
const untilName = (orders: ReturnType<typeof parseOrderBy>) =>
  orders.some(({ field }) => field.fieldPath === '__name__')
    ? orders
    : [...orders, { field: { fieldPath: '__name__' }, direction: orders.at(-1)?.direction ?? 'ASCENDING' }];

/** @throws StatusError INVALID_ARGUMENT for a token that no page gave */
function parsePageToken(token: string | undefined): WireQuery['startAt'] {
  if (!token) return undefined;
  try {
    return { values: JSON.parse(Buffer.from(token, 'base64url').toString()), before: false };
  } catch {
    throw new StatusError('INVALID_ARGUMENT', 'Invalid page token.');
  }
}

function pageTokenAfter({ engine }: Session, { orderBy }: Query, last: StoredDocument): string {
  const values = orderBy.map(({ field }) =>
    field === '__name__'
      ? { referenceValue: nameOf(engine.database, last.path) }
      : getField(last.fields, field),
  );
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Ids of the collections right below a document, or of the root. */
export async function listCollectionIds(session: Session, request: { parent?: string }): Promise<object> {
  assertAdmin(session);
  return { collectionIds: session.engine.listCollectionIds(pathOf(session, request.parent)) };
}

/** @throws StatusError INVALID_ARGUMENT */
const assertMask = (mask: Mask | undefined): void => mask?.fieldPaths?.forEach(assertFieldPath);

function masked({ engine }: Session, document: StoredDocument, mask: Mask | undefined): WireDocument {
  return toWireDocument(engine.database, mask ? project(document, mask.fieldPaths ?? []) : document);
}

function withMissing(
  session: Session,
  collection: string,
  found: readonly WireDocument[],
): { name: string }[] {
  const { engine } = session;
  const missing = engine
    .listMissingDocuments(collection)
    .map((path) => ({ name: nameOf(engine.database, path) }));
  return [...found, ...missing].sort((a, b) => (encodeName(a.name) < encodeName(b.name) ? -1 : 1));
}

const parseOrderBy = (orderBy = '') =>
  orderBy.split(',').flatMap((part) => {
    const [fieldPath, direction = 'asc'] = part.trim().split(/\s+/);
    if (!fieldPath) return [];
    return [{ field: { fieldPath }, direction: /^desc$/i.test(direction) ? 'DESCENDING' : 'ASCENDING' }];
  });
