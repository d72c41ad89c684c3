import type { DocumentStore, SavedState } from '../store/document-store';
import type { IndexGuard } from '../indexes/index-guard';
import { aggregate, aggregatedQuery } from './queries/aggregate';
import { targetOf } from './commits/apply-write';
import { Authoriser } from './authorise';
import { VersionClock } from './clock';
import { CommitQueue } from './commits/commit-queue';
import type { DocumentSet } from './document-set';
import { IndexCache, collectionPath } from './indexes/index-cache';
import { assertFieldNames, assertRequestSize, assertTransformLimit, assertUpdates } from './limits';
import { DocumentLocks, type LockOwner } from './commits/locks';
import { DEFAULT_DATABASE, assertDocumentIds, assertDocumentPath, assertParentPath } from './names';
import { QueryRunner } from './queries/query-runner';
import { stageCommit } from './commits/stage-commit';
import { Transactions, type Transaction } from './commits/transactions';
import { assertSequences } from './commits/write-sequence';
import {
  StatusError,
  type Aggregation,
  type Caller,
  type Commit,
  type CommitAnswer,
  type Engine,
  type Fields,
  type OrderedAnswers,
  type Query,
  type RulesGate,
  type StoredDocument,
  type Version,
  type Write,
} from './types';

const LOCK_WAIT_MS = 30_000;
const TRANSACTION_IDLE_MS = 60_000;

export interface EngineOptions {
  /** The folder of the durable file; null keeps the database in memory. */
  readonly dataDir: string | null;
  readonly projectId: string;
  /** `(default)` where none is told. */
  readonly databaseId?: string;
  readonly gate: RulesGate;
  /** Absent: every query is answered, whatever index it would need. */
  readonly indexGuard?: IndexGuard;
  /** Where refusals and failures are explained, one line each. */
  readonly log?: (line: string) => void;
  readonly nowMs?: () => number;
  /** How long a read may wait for another transaction's lock. */
  readonly lockWaitMs?: number;
  /** How long an idle transaction keeps its locks. */
  readonly transactionIdleMs?: number;
}

type Parts = EngineOptions & { saved: SavedState; documents: DocumentSet; store: DocumentStore };

/** One database's documents, queries, transactions and commits. */
export class LocalEngine implements Engine {
  readonly epoch: string;
  private readonly documents: DocumentSet;
  private readonly store: DocumentStore;
  private readonly clock: VersionClock;
  private readonly locks: DocumentLocks;
  private readonly transactions: Transactions;
  private readonly authoriser: Authoriser;
  private readonly queue: CommitQueue;
  private readonly queries: QueryRunner;
  private readonly indexGuard: IndexGuard | undefined;
  readonly database: string;
  private readonly log: (line: string) => void;

  constructor({ documents, store, saved, gate, log = () => undefined, ...options }: Parts) {
    const { projectId, databaseId = DEFAULT_DATABASE } = options;
    const indexes = new IndexCache(documents, store);
    this.epoch = saved.epoch;
    this.documents = documents;
    this.store = store;
    this.indexGuard = options.indexGuard;
    this.log = log;
    this.database = `projects/${projectId}/databases/${databaseId}`;
    this.clock = new VersionClock(saved.version, options.nowMs ?? Date.now);
    this.locks = new DocumentLocks(options.lockWaitMs ?? LOCK_WAIT_MS);
    this.transactions = new Transactions(this.locks, options.transactionIdleMs ?? TRANSACTION_IDLE_MS);
    this.authoriser = new Authoriser({ gate, database: databaseId, read: this.read, log });
    this.queue = new CommitQueue({ documents, indexes, store, clock: this.clock, log });
    this.queries = new QueryRunner(documents, indexes);
  }

  get version(): Version {
    return this.clock.current;
  }

  async getDocuments(paths: readonly string[], caller: Caller, transaction?: string) {
    paths.forEach(assertDocumentPath);
    const answer = () => {
      this.authoriser.get(paths, caller, this.clock.now());
      return { documents: paths.map(this.read), readTime: this.version };
    };
    if (transaction === undefined) return answer();
    return this.transactions.during(transaction, async ({ readOnly, owner }) => {
      if (!readOnly) await this.lockInOrder(paths, owner);
      return answer();
    });
  }

  async runQuery(query: Query, caller: Caller, transaction?: string) {
    this.admit(query, caller);
    return this.resultOf(query, transaction);
  }

  authoriseQuery(query: Query, caller: Caller): boolean {
    return this.authoriser.list(query, caller, this.clock.now());
  }

  async runAggregation(
    query: Query,
    aggregations: readonly Aggregation[],
    caller: Caller,
    transaction?: string,
  ): Promise<{ fields: Fields; readTime: Version }> {
    const aggregated = aggregatedQuery(query, aggregations);
    this.admit(query, caller, aggregations);
    if (transaction !== undefined) {
      const { documents, readTime } = await this.resultOf(aggregated, transaction);
      return { fields: aggregate(documents, aggregations), readTime };
    }
    return { fields: this.queries.aggregate(query, aggregations), readTime: this.version };
  }

  async commit(writes: readonly Write[], caller: Caller, transaction?: string): Promise<CommitAnswer> {
    assertRequest(writes, this.nameOf);
    const paths = writes.map(targetOf);
    if (transaction === undefined)
      return this.whenUnlocked(paths, () => this.queue.add((version) => this.stage(writes, caller, version)));
    return this.transactions.during(transaction, async (open) => {
      // What is refused for this goes on: it may still read.
      if (open.readOnly && writes.length > 0)
        throw new StatusError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
      try {
        await this.lockInOrder(paths, open.owner);
        return await this.queue.add((version) => {
          this.assertUnchanged(open);
          return this.stage(writes, caller, version);
        });
      } finally {
        this.transactions.end(open.id);
      }
    });
  }

  async commitInOrder(requests: readonly (readonly Write[])[], caller: Caller): Promise<OrderedAnswers> {
    let refusal: unknown = null;
    const stage = (writes: readonly Write[]) => (version: Version) => {
      try {
        if (refusal !== null) throw new StatusError('ABORTED', 'A request before this one was refused.');
        assertRequest(writes, this.nameOf);
        return this.stage(writes, caller, version);
      } catch (error) {
        refusal ??= error;
        throw error;
      }
    };
    const turns = await this.whenUnlocked(requests.flat().map(targetOf), () =>
      Promise.allSettled(requests.map((writes) => this.queue.add(stage(writes)))),
    );
    const answers = turns.flatMap((turn) => (turn.status === 'fulfilled' ? [turn.value] : []));
    const unsaved = turns.find((turn) => turn.status === 'rejected')?.reason as unknown;
    return { answers, refusal: refusal ?? unsaved ?? null };
  }

  beginTransaction(readOnly: boolean): string {
    return this.transactions.begin(readOnly);
  }

  rollback(transaction: string): void {
    this.transactions.end(transaction);
  }

  listCollectionIds(parent: string): string[] {
    assertParentPath(parent);
    return this.documents.collectionIds(parent);
  }

  listMissingDocuments(collection: string): string[] {
    return this.documents.missingIn(collection);
  }

  async clear(): Promise<void> {
    this.transactions.endAll();
    await this.queue.add(() => ({
      changes: [...this.documents.inGroup('')].map((before) => ({ path: before.path, before, after: null })),
      results: [],
    }));
  }

  onCommit(listener: (commit: Commit) => void): () => void {
    return this.queue.onCommit(listener);
  }

  advancePast(version: Version): void {
    this.clock.advancePast(version);
  }

  async close(): Promise<void> {
    this.queue.flush();
    this.transactions.endAll();
    this.store.close();
  }

  /** @throws StatusError PERMISSION_DENIED or, for want of an index, FAILED_PRECONDITION */
  private admit(query: Query, caller: Caller, aggregations?: readonly Aggregation[]): void {
    this.authoriser.list(query, caller, this.clock.now());
    try {
      this.indexGuard?.check(query, this.database, aggregations);
    } catch (error) {
      if (error instanceof StatusError)
        this.log(`a query of ${collectionPath(query)} is refused: ${error.message}`);
      throw error;
    }
  }

  private async resultOf(query: Query, transaction: string | undefined) {
    if (transaction === undefined) return { documents: this.queries.run(query), readTime: this.version };
    return this.transactions.during(transaction, async (open) => {
      const documents = await this.lockedResult(query, open);
      return { documents, readTime: this.version };
    });
  }

  private readonly nameOf = (path: string): string => `${this.database}/documents/${path}`;

  private readonly read = (path: string): StoredDocument | null => this.documents.get(path);

  private stage(writes: readonly Write[], caller: Caller, version: Version) {
    const { authoriser, read, nameOf } = this;
    return stageCommit({ writes, caller, version }, { read, authoriser, nameOf });
  }

  /** Waits its turn behind transactions, holding nothing while it waits, so it can be part of no deadlock. */
  private async whenUnlocked<T>(paths: readonly string[], run: () => Promise<T>): Promise<T> {
    const owner = this.locks.newOwner(false);
    try {
      while (!this.locks.tryAcquireAll(paths, owner)) {
        this.locks.release(owner);
        const busy = paths.find((path) => !this.locks.isFree(path, owner));
        if (busy !== undefined) await this.locks.acquire(busy, owner);
      }
      return await run();
    } finally {
      this.locks.release(owner);
    }
  }

  /** One order for all, so that requests for the same documents cannot block each other. */
  private async lockInOrder(paths: readonly string[], owner: LockOwner): Promise<void> {
    for (const path of [...new Set(paths)].sort()) await this.locks.acquire(path, owner);
  }

  /** Runs the query until every document of its result is locked and none changed while waiting. */
  private async lockedResult(
    query: Query,
    { readOnly, owner, observed }: Transaction,
  ): Promise<StoredDocument[]> {
    for (;;) {
      const documents = this.queries.run(query);
      if (readOnly) return documents;
      const paths = documents.map(({ path }) => path);
      if (this.locks.tryAcquireAll(paths, owner)) {
        observed.push({ query, fingerprint: fingerprint(documents) });
        return documents;
      }
      await this.lockInOrder(paths, owner);
    }
  }

  /** @throws StatusError ABORTED when a document came into or left a result that the transaction has read. */
  private assertUnchanged({ observed }: Transaction): void {
    const changed = observed.some(
      ({ query, fingerprint: seen }) => fingerprint(this.queries.run(query)) !== seen,
    );
    if (changed) throw new StatusError('ABORTED', 'The result of a query changed during the transaction.');
  }
}

/** @throws StatusError INVALID_ARGUMENT for a request that Firestore would refuse whatever is stored */
function assertRequest(writes: readonly Write[], nameOf: (path: string) => string): void {
  for (const write of writes) assertDocumentIds(targetOf(write));
  assertFieldNames(writes);
  assertSequences(writes);
  assertTransformLimit(writes);
  assertUpdates(writes, nameOf);
  assertRequestSize(writes);
}

const fingerprint = (documents: readonly StoredDocument[]): string =>
  documents.map(({ path, updateTime }) => `${path}@${updateTime}`).join();
