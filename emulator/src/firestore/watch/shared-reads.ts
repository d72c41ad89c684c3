import type { Caller, Engine } from '../engine/types';
import { TickCache } from './tick-cache';

type Documents = ReturnType<Engine['getDocuments']>;

/**
 * Reads that many streams ask for in the same tick: when one document changes under a thousand anonymous listeners,
 * it is read and its rules are asked once.
 */
export class SharedReads {
  private readonly reads = new TickCache<string, Documents>();

  constructor(private readonly engine: Engine) {}

  /** As `Engine.getDocuments`; shared only between callers whom the rules cannot tell apart. */
  getDocuments(paths: readonly string[], caller: Caller): Documents {
    const read = () => this.engine.getDocuments(paths, caller);
    const isSomeone = caller.kind === 'client' && caller.auth !== null;
    return isSomeone ? read() : this.reads.get([caller.kind, ...paths].join('\n'), read);
  }

  /** A read begun before a commit must not be shared after it. */
  forget(): void {
    this.reads.forget();
  }
}
