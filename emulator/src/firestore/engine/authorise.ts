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

export interface StagedWrite {
  readonly write: Write;
  readonly before: StoredDocument | null;
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
   * The writes of one commit, each from `before` to `after`; `readAfter` sees the state after the whole commit.
   * @throws StatusError PERMISSION_DENIED
   */
  write(steps: readonly StagedWrite[], readAfter: Read, caller: Caller, time: Version): void {
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
    for (const { write, before, after } of steps) {
      const method = methodOf(write, before);
      const newResource = method === 'get' ? null : after;
      this.decide({ ...shared, method, path: targetOf(write), resource: before, newResource });
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

function methodOf(write: Write, before: StoredDocument | null): RulesRequest['method'] {
  if (write.verify !== undefined) return 'get';
  if (write.delete !== undefined) return 'delete';
  return before ? 'update' : 'create';
}
