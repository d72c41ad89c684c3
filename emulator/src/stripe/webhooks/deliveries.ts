import type { StripeDatabase } from '../core/database';

/** `new` is not yet scheduled; `held`, `lost` and `failed` are not tried again by themselves. */
export type DeliveryState = 'new' | 'held' | 'waiting' | 'delivered' | 'lost' | 'failed';

export interface Delivery {
  readonly id: number;
  readonly account: string;
  readonly event: string;
  readonly url: string;
  readonly secret: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** Milliseconds */
  readonly created: number;
  readonly due: number;
  /** Of the last attempt: a status, or what went wrong. */
  readonly outcome: string | null;
}

export interface EventWithDeliveries {
  readonly account: string;
  readonly id: string;
  readonly type: string;
  /** Seconds */
  readonly created: number;
  readonly json: string;
  readonly deliveries: readonly Delivery[];
}

/** The kept list of what is to be delivered. */
export class DeliveryList {
  constructor(private readonly database: StripeDatabase) {}

  inState(state: DeliveryState): Delivery[] {
    return this.database
      .prepare('SELECT * FROM deliveries WHERE state = ? ORDER BY id')
      .all(state) as Delivery[];
  }

  dueBefore(time: number, limit: number): Delivery[] {
    return this.database
      .prepare("SELECT * FROM deliveries WHERE state = 'waiting' AND due <= ? ORDER BY due, id LIMIT ?")
      .all(time, limit) as Delivery[];
  }

  nextDueAfter(time: number): number | null {
    const row = this.database
      .prepare("SELECT min(due) AS due FROM deliveries WHERE state = 'waiting' AND due > ?")
      .get(time);
    return (row as { due: number | null }).due;
  }

  set(id: number, change: Partial<Pick<Delivery, 'state' | 'attempts' | 'due' | 'outcome'>>): void {
    const names = Object.keys(change);
    this.database
      .prepare(`UPDATE deliveries SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`)
      .run(...Object.values(change), id);
  }

  /** The same delivery once more, from the start. */
  copy(id: number, due: number): void {
    this.database
      .prepare(
        `INSERT INTO deliveries (account, event, url, secret, state, attempts, created, due)
         SELECT account, event, url, secret, 'waiting', 0, created, ? FROM deliveries WHERE id = ?`,
      )
      .run(due, id);
  }

  payloadOf({ account, event }: Pick<Delivery, 'account' | 'event'>): string | undefined {
    const row = this.database
      .prepare("SELECT json FROM objects WHERE account = ? AND type = 'event' AND id = ?")
      .get(account, event) as { json: string } | undefined;
    return row?.json;
  }

  /** Newest first; of every account. */
  events(limit: number, id?: string): EventWithDeliveries[] {
    const rows = this.database
      .prepare(
        `SELECT account, id, json FROM objects WHERE type = 'event' ${id ? 'AND id = ?' : ''} ORDER BY seq DESC LIMIT ?`,
      )
      .all(...(id ? [id] : []), limit) as { account: string; id: string; json: string }[];
    return rows.map((row) => {
      const { type, created } = JSON.parse(row.json) as { type: string; created: number };
      return { ...row, type, created, deliveries: this.ofEvent(row.id) };
    });
  }

  ofEvent(event: string): Delivery[] {
    return this.database
      .prepare('SELECT * FROM deliveries WHERE event = ? ORDER BY id')
      .all(event) as Delivery[];
  }

  removeFinishedBefore(time: number): void {
    this.database
      .prepare("DELETE FROM deliveries WHERE created < ? AND state IN ('delivered', 'lost', 'failed')")
      .run(time);
  }
}
