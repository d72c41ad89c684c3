import type { Caller, Engine } from '../engine/types';

type Documents = ReturnType<Engine['getDocuments']>;

/**
 * Reads that many streams ask for in the same tick: when one document changes under a thousand anonymous listeners,
 * it is read and its rules are asked once.
 */
export class SharedReads {
  private readonly reads = new Map<string, Documents>();

  constructor(private readonly engine: Engine) {}

  /** As `Engine.getDocuments`; shared only between callers whom the rules cannot tell apart. */
  getDocuments(paths: readonly string[], caller: Caller): Documents {
    if (caller.kind === 'client' && caller.auth !== null) return this.engine.getDocuments(paths, caller);
    const key = [caller.kind, ...paths].join('\n');
    const shared = this.reads.get(key);
    if (shared) return shared;
    if (this.reads.size === 0) setImmediate(() => this.reads.clear());
    const read = this.engine.getDocuments(paths, caller);
    this.reads.set(key, read);
    return read;
  }

  /** A read begun before a commit must not be shared after it. */
  forget(): void {
    this.reads.clear();
  }
}
