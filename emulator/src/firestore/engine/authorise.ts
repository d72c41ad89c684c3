import { targetOf } from './commits/apply-write';
import { collectionPath } from './indexes/index-cache';
import {
  StatusError,
  type Caller,
  type Query,
  type RulesGate,
  type RulesRequest,
  type StoredDocument,
  type Version,
  type Write,
} from './types';

type Read = (path: string) => StoredDocument | null;
type Client = Extract<Caller, { kind: 'client' }>;

/** A commit's writes to one document, of which the last leaves `after`. */
export interface StagedDocument {
  readonly first: Write;
  readonly last: Write;
  readonly stored: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** Asks the rules for client callers; the Admin SDK passes. Refusals are explained in the log, never to the client. */
export class Authoriser {
  private readonly read: Read;

  constructor(
    private readonly options: {
      readonly gate: RulesGate;
      /** Its id. */
      readonly database: string;
      readonly read: Read;
      readonly log: (line: string) => void;
    },
  ) {
    this.read = options.read;
  }

  /** @throws StatusError PERMISSION_DENIED unless every one of the documents may be read. */
  get(paths: readonly string[], caller: Caller, time: Version): void {
    if (caller.kind === 'admin') return;
    const shared = this.readRequest(caller, time);
    for (const path of paths) {
      this.decide({ ...shared, method: 'get', path, resource: this.read(path), query: null });
    }
  }

  /** Whether the rules read documents for it. @throws StatusError PERMISSION_DENIED */
  list(query: Query, caller: Caller, time: Version): boolean {
    if (caller.kind === 'admin') return false;
    const shared = this.readRequest(caller, time);
    this.decide({ ...shared, method: 'list', path: query.parent, resource: null, query });
    return shared.documentsRead.size > 0;
  }

  /**
   * What one commit does to each document, which Firestore folds into one write before the rules are asked; `readAfter`
   * sees the state after the whole commit.
   * @throws StatusError PERMISSION_DENIED
   */
  write(documents: readonly StagedDocument[], readAfter: Read, caller: Caller, time: Version): void {
    if (caller.kind === 'admin') return;
    const shared = {
      auth: caller.auth,
      spender: caller.spender,
      time,
      query: null,
      read: this.read,
      readAfter,
      documentsRead: new Set<string>(),
    };
    for (const staged of documents) {
      const { last, stored, after } = staged;
      const method = methodOf(staged);
      const newResource = method === 'get' ? null : after;
      this.decide({ ...shared, method, path: targetOf(last), resource: stored, newResource });
    }
  }

  private readRequest({ auth, spender }: Client, time: Version) {
    const documentsRead = new Set<string>();
    return { auth, spender, time, newResource: null, read: this.read, readAfter: this.read, documentsRead };
  }

  private decide(asked: Omit<RulesRequest, 'database'>): void {
    const { gate, database, log } = this.options;
    const request = { ...asked, database };
    const { allowed, explanation } = gate.decide(request);
    if (allowed) return;
    const where = request.query ? collectionPath(request.query) : request.path;
    log(`${request.method} /${where} denied for ${request.auth?.uid ?? 'a stranger'}: ${explanation}`);
    throw new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
}

/** A precondition says what a write is before anything is read, so that a refusal does not tell what is stored. */
function methodOf({ first, last, stored }: StagedDocument): RulesRequest['method'] {
  if (last.verify !== undefined) return 'get';
  if (last.delete !== undefined) return 'delete';
  const { exists, updateTime } = first.currentDocument ?? {};
  return (exists ?? (updateTime !== undefined || stored !== null)) ? 'update' : 'create';
}
