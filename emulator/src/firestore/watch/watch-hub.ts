import { collectionOf, idOf } from '../engine/names';
import type { Commit, DocumentChange, Engine, Version } from '../engine/types';
import { ListenMessages } from './messages';
import { SharedReads } from './shared-reads';
import { groupKey } from './watched-result';

export interface CommitTarget {
  readonly keys: readonly string[];
  notify(change: DocumentChange, version: Version): void;
}

/**
 * Tells each commit to the targets that may show it, found by document path, collection and collection group: what a
 * write costs does not depend on how many listeners look elsewhere.
 */
export class WatchHub {
  readonly reads: SharedReads;
  readonly messages: ListenMessages;
  private readonly targets = new Map<string, Set<CommitTarget>>();
  private readonly unsubscribe: () => void;

  constructor(readonly engine: Engine) {
    this.reads = new SharedReads(engine);
    this.messages = new ListenMessages(engine.database, engine.epoch);
    this.unsubscribe = engine.onCommit((commit) => this.publish(commit));
  }

  add(target: CommitTarget): void {
    for (const key of target.keys) {
      const found = this.targets.get(key);
      if (found) found.add(target);
      else this.targets.set(key, new Set([target]));
    }
  }

  remove(target: CommitTarget): void {
    for (const key of target.keys) {
      const found = this.targets.get(key);
      found?.delete(target);
      if (found?.size === 0) this.targets.delete(key);
    }
  }

  close(): void {
    this.unsubscribe();
  }

  private publish({ version, changes }: Commit): void {
    this.reads.forget();
    for (const change of changes) {
      const collection = collectionOf(change.path);
      for (const key of [change.path, collection, groupKey(idOf(collection)), groupKey('')]) {
        this.targets.get(key)?.forEach((target) => target.notify(change, version));
      }
    }
  }
}
