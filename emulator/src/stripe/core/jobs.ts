import type { StripeDatabase } from './database';

export type JobKind = 'renew' | 'settle_refund' | 'expire_session';
export interface Job {
  readonly account: string;
  readonly kind: JobKind;
  readonly object: string;
}

/** What an account does later by itself, at most one of a kind per object. */
export class Jobs {
  constructor(
    private readonly database: StripeDatabase,
    private readonly account: string,
  ) {}

  /** `due` in seconds; replaces an earlier date. */
  plan(kind: JobKind, object: string, due: number): void {
    this.database
      .prepare('INSERT OR REPLACE INTO jobs (account, kind, object, due) VALUES (?, ?, ?, ?)')
      .run(this.account, kind, object, due);
  }

  drop(kind: JobKind, object: string): void {
    this.database
      .prepare('DELETE FROM jobs WHERE account = ? AND kind = ? AND object = ?')
      .run(this.account, kind, object);
  }
}

export function dueJobs(database: StripeDatabase, now: number): Job[] {
  return database
    .prepare('SELECT account, kind, object FROM jobs WHERE due <= ? ORDER BY due LIMIT 100')
    .all(now) as Job[];
}
