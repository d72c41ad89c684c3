import type { Caller, DocumentChange, StoredDocument, Version } from '../engine/types';
import type { SharedReads } from './shared-reads';
import type { ResultDelta, WatchedResult } from './watched-result';

/** A target of single documents. Their rules may depend on what they hold, so every change is read anew under the rules. */
export class DocumentsResult implements WatchedResult {
  readonly keys: readonly string[];
  isStale = false;
  private asOf: Version = 0;
  private readonly told = new Map<string, Version | null>();
  private present = new Map<string, StoredDocument>();
  private gone = new Map<string, null>();

  constructor(
    paths: readonly string[],
    private readonly caller: Caller,
    private readonly reads: SharedReads,
  ) {
    this.keys = paths;
  }

  async load(since: Version): Promise<Version> {
    const { documents, readTime } = await this.reads.getDocuments(this.keys, this.caller);
    this.isStale = false;
    this.asOf = readTime;
    this.keys.forEach((path, index) => this.note(path, documents[index] ?? null, since));
    return readTime;
  }

  apply(_change: DocumentChange, version: Version): void {
    if (version > this.asOf) this.isStale = true;
  }

  /** Every read is under the rules already. */
  assertAllowed(): void {}

  takeDelta(): ResultDelta {
    const { present, gone } = this;
    this.present = new Map();
    this.gone = new Map();
    return { present, gone };
  }

  paths(): null {
    return null;
  }

  private note(path: string, document: StoredDocument | null, since: Version): void {
    const version = document?.updateTime ?? null;
    const isNews = this.told.get(path) !== version;
    this.told.set(path, version);
    if (!isNews || (document !== null && document.updateTime <= since)) return;
    if (document) {
      this.gone.delete(path);
      this.present.set(path, document);
    } else {
      this.present.delete(path);
      this.gone.set(path, null);
    }
  }
}
