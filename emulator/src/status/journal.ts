export interface Entry {
  /** ISO 8601 */
  readonly at: string;
  readonly line: string;
}

const KEPT = 100;

/** The last refusals and failures, for the status page. */
export class Journal {
  private entries: Entry[] = [];

  add(line: string): void {
    this.entries = [{ at: new Date().toISOString(), line }, ...this.entries].slice(0, KEPT);
  }

  /** Newest first. */
  list(): readonly Entry[] {
    return this.entries;
  }
}
