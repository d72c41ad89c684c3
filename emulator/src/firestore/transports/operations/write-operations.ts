import { randomBytes } from 'node:crypto';
import { childCollection } from '../../engine/names';
import { STATUS_CODES, toStatusError } from '../../engine/status';
import { StatusError, type Fields } from '../../engine/types';
import { begin, pathOf, type Session, type TransactionSelector } from './operation';
import { nameOf, toWireCommit, toWireDocument, toWireWriteResult, type WireDocument } from './wire-document';
import { parseWrites, type WireWrite } from './wire-write';

interface CommitRequest {
  writes?: WireWrite[];
  transaction?: string;
}
interface UpdateDocumentRequest {
  document?: { name?: string; fields?: Fields };
  updateMask?: { fieldPaths?: string[] };
  currentDocument?: WireWrite['currentDocument'];
}

export async function commit(session: Session, request: CommitRequest): Promise<object> {
  const { engine, caller } = session;
  const writes = parseWrites(request.writes, engine.database);
  return toWireCommit(await engine.commit(writes, caller, request.transaction || undefined));
}

/** Every write for itself: a status per write, none of which fails the request. */
export async function batchWrite(session: Session, request: CommitRequest): Promise<object> {
  const { engine, caller } = session;
  const answers = await Promise.all(
    (request.writes ?? []).map(async (write) => {
      try {
        const { results } = await engine.commit(parseWrites([write], engine.database), caller);
        return { writeResult: toWireWriteResult(results[0] ?? {}), status: { code: 0 } };
      } catch (error) {
        const { status, message } = toStatusError(error);
        return { writeResult: {}, status: { code: STATUS_CODES[status].grpc, message } };
      }
    }),
  );
  return {
    writeResults: answers.map(({ writeResult }) => writeResult),
    status: answers.map(({ status }) => status),
  };
}

export async function beginTransaction(
  { engine }: Session,
  request: { options?: TransactionSelector['newTransaction'] },
): Promise<object> {
  return { transaction: begin(engine, request.options) };
}

export async function rollback({ engine }: Session, request: { transaction?: string }): Promise<object> {
  engine.rollback(request.transaction ?? '');
  return {};
}

/** @throws StatusError ALREADY_EXISTS */
export async function createDocument(
  session: Session,
  request: { parent?: string; collectionId?: string; documentId?: string; document?: { fields?: Fields } },
): Promise<WireDocument> {
  const id = request.documentId || newDocumentId();
  const path = `${childCollection(pathOf(session, request.parent), request.collectionId ?? '')}/${id}`;
  const name = nameOf(session.engine.database, path);
  const update = { name, fields: request.document?.fields ?? {} };
  return writeOne(session, path, { update, currentDocument: { exists: false } });
}

/** Without a mask the whole document is replaced, or created. */
export async function updateDocument(
  session: Session,
  request: UpdateDocumentRequest,
): Promise<WireDocument> {
  const { document = {}, updateMask, currentDocument } = request;
  return writeOne(session, pathOf(session, document.name), { update: document, updateMask, currentDocument });
}

export async function deleteDocument(
  { engine, caller }: Session,
  request: { name?: string; currentDocument?: WireWrite['currentDocument'] },
): Promise<object> {
  const write = { delete: request.name, currentDocument: request.currentDocument };
  await engine.commit(parseWrites([write], engine.database), caller);
  return {};
}

/** The answer shows the document that was written, which the writer may not be allowed to read later. */
async function writeOne({ engine, caller }: Session, path: string, write: WireWrite): Promise<WireDocument> {
  await engine.commit(parseWrites([write], engine.database), caller);
  const { documents } = await engine.getDocuments([path], { kind: 'admin' });
  if (documents[0]) return toWireDocument(engine.database, documents[0]);
  throw new StatusError('ABORTED', `${nameOf(engine.database, path)} was deleted at the same moment.`);
}

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 20 letters and digits, as the SDKs make them. */
function newDocumentId(): string {
  return Array.from(randomBytes(20), (byte) => ID_LETTERS.charAt(byte % ID_LETTERS.length)).join('');
}
