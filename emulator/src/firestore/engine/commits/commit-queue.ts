import type { DocumentStore } from '../../store/document-store';
import type { VersionClock } from '../clock';
import type { DocumentSet } from '../document-set';
import type { IndexCache } from '../indexes/index-cache';
import {
  StatusError,
  type Commit,
  type CommitAnswer,
  type DocumentChange,
  type Version,
  type WriteResult,
} from '../types';

type Stage = (version: Version) => { changes: DocumentChange[]; results: WriteResult[] };
interface Pending {
  readonly stage: Stage;
  resolve(answer: CommitAnswer): void;
  reject(error: unknown): void;
}
interface Staged extends CommitAnswer {
  readonly pending: Pending;
  readonly changes: DocumentChange[];
}

/**
 * Applies commits in order. Those that arrive in the same tick share one disk transaction, and nobody sees any of
 * them before it succeeded: memory changes, disk write and announcement happen without yielding.
 */
export class CommitQueue {
  private waiting: Pending[] = [];
  private readonly listeners = new Set<(commit: Commit) => void>();

  constructor(
    private readonly parts: {
      readonly documents: DocumentSet;
      readonly indexes: IndexCache;
      readonly store: DocumentStore;
      readonly clock: VersionClock;
      readonly log: (line: string) => void;
    },
  ) {}

  /** Stages with the commit's version, and resolves once it is durable. */
  add(stage: Stage): Promise<CommitAnswer> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => this.flush());
      this.waiting.push({ stage, resolve, reject });
    });
  }

  onCommit(listener: (commit: Commit) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Commits what waits, now. */
  flush(): void {
    const batch = this.waiting;
    this.waiting = [];
    const version = this.parts.clock.current;
    const staged = batch.flatMap((pending) => this.apply(pending) ?? []);
    const changed = staged.filter(({ changes }) => changes.length > 0);
    try {
      if (changed.length > 0)
        this.parts.store.save(
          this.parts.clock.current,
          changed.flatMap(({ changes }) => changes),
        );
    } catch (error) {
      for (const { changes } of changed.reverse()) this.replace(changes.map(inverse).reverse());
      this.parts.clock.resetTo(version);
      this.refuse(staged, error);
      return;
    }
    for (const { changes } of changed) this.shelve(changes);
    for (const commit of changed) this.announce(commit);
    for (const { pending, version: at, results } of staged) pending.resolve({ version: at, results });
  }

  private apply(pending: Pending): Staged | null {
    const { clock } = this.parts;
    try {
      const next = clock.next();
      const { changes, results } = pending.stage(next);
      this.replace(changes);
      if (changes.length > 0) clock.advanceTo(next);
      return { pending, changes, results, version: clock.current };
    } catch (error) {
      pending.reject(error);
      return null;
    }
  }

  private replace(changes: readonly DocumentChange[]): void {
    for (const change of changes) {
      if (change.before) this.parts.store.keep(change.before);
      if (change.after) this.parts.documents.put(change.after);
      else this.parts.documents.delete(change.path);
      this.parts.indexes.apply(change);
    }
  }

  private shelve(changes: readonly DocumentChange[]): void {
    const { documents, store } = this.parts;
    for (const { path, after } of changes) {
      if (after && documents.get(path) === after) documents.put(store.shelve(after));
    }
  }

  private announce({ version, changes }: Staged): void {
    for (const listener of this.listeners) {
      try {
        listener({ version, changes });
      } catch (error) {
        this.parts.log(`a commit listener failed: ${error instanceof Error ? error.stack : String(error)}`);
      }
    }
  }

  private refuse(staged: readonly Staged[], error: unknown): void {
    const cause = error instanceof Error ? error.message : String(error);
    this.parts.log(`a commit could not be saved: ${cause}`);
    for (const { pending } of staged) {
      pending.reject(new StatusError('FAILED_PRECONDITION', `The commit was not saved: ${cause}`));
    }
  }
}

const inverse = ({ path, before, after }: DocumentChange): DocumentChange => ({
  path,
  before: after,
  after: before,
});
