import type { StripeDatabase } from './database';
import { missing } from './api-error';
import type { AnyObject, ObjectType, ObjectTypes } from './objects';

export interface ListQuery {
  readonly limit: number;
  readonly startingAfter?: string;
  readonly endingBefore?: string;
  /** Seconds, both ends within. */
  readonly createdFrom?: number;
  readonly createdTo?: number;
  /** Equal values by field; nested ones as `card.last4`. */
  readonly where?: Readonly<Record<string, string | boolean>>;
  readonly anyOf?: { readonly field: string; readonly values: readonly string[] };
}

/** What an object of each type carries that no answer shows. */
export interface Hidden {
  readonly [name: string]: string;
}

/** How an error names a type: "No such payment_intent", with the parameter that Stripe puts at fault. */
const NAMES: Partial<Record<ObjectType, readonly [name: string, param: string]>> = {
  payment_intent: ['payment_intent', 'intent'],
  payment_method: ['PaymentMethod', 'payment_method'],
};

/** The objects of one account. Synchronous, within the transaction of the request or the job it serves. */
export class ObjectStore {
  constructor(
    private readonly database: StripeDatabase,
    readonly account: string,
  ) {}

  find<T extends ObjectType>(type: T, id: string): ObjectTypes[T] | undefined {
    const row = this.database
      .prepare('SELECT json FROM objects WHERE account = ? AND type = ? AND id = ?')
      .get(this.account, type, id) as { json: string } | undefined;
    return row && (JSON.parse(row.json) as ObjectTypes[T]);
  }

  /** Throws Stripe's 404, or with `param` the 400 that blames that parameter. */
  get<T extends ObjectType>(type: T, id: string, param?: string): ObjectTypes[T] {
    const found = this.find(type, id);
    if (found) return found;
    const [name, own] = NAMES[type] ?? [type, 'id'];
    throw param ? missing(name, id, param, 400) : missing(name, id, own);
  }

  /** Adds it, or changes it where it stands in the lists. */
  save<T extends AnyObject>(object: T, hidden?: Hidden): T {
    this.database
      .prepare(
        `INSERT INTO objects (account, type, id, json, hidden) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (account, type, id) DO UPDATE SET json = excluded.json, hidden = coalesce(excluded.hidden, hidden)`,
      )
      .run(
        this.account,
        object.object,
        object.id,
        JSON.stringify(object),
        hidden ? JSON.stringify(hidden) : null,
      );
    return object;
  }

  hidden(type: ObjectType, id: string): Hidden {
    const row = this.database
      .prepare('SELECT hidden FROM objects WHERE account = ? AND type = ? AND id = ?')
      .get(this.account, type, id) as { hidden: string | null } | undefined;
    return row?.hidden ? (JSON.parse(row.hidden) as Hidden) : {};
  }

  remove(type: ObjectType, id: string): void {
    this.database
      .prepare('DELETE FROM objects WHERE account = ? AND type = ? AND id = ?')
      .run(this.account, type, id);
  }

  /** Newest first, one more than `limit` when there are more. With `endingBefore` the page that ends there. */
  list<T extends ObjectType>(type: T, query: ListQuery): { data: ObjectTypes[T][]; hasMore: boolean } {
    const conditions = ['account = ?', 'type = ?'];
    const values: (string | number)[] = [this.account, type];
    const add = (condition: string, ...more: (string | number)[]) => {
      conditions.push(condition);
      values.push(...more);
    };
    if (query.startingAfter) add('seq < ?', this.place(type, query.startingAfter, 'starting_after'));
    if (query.endingBefore) add('seq > ?', this.place(type, query.endingBefore, 'ending_before'));
    if (query.createdFrom !== undefined) add("json_extract(json, '$.created') >= ?", query.createdFrom);
    if (query.createdTo !== undefined) add("json_extract(json, '$.created') <= ?", query.createdTo);
    for (const [field, value] of Object.entries(query.where ?? {}))
      add(`json_extract(json, '$.${field}') = ?`, typeof value === 'boolean' ? Number(value) : value);
    if (query.anyOf) {
      const { field, values: allowed } = query.anyOf;
      add(`json_extract(json, '$.${field}') IN (${allowed.map(() => '?').join(', ')})`, ...allowed);
    }
    const order = query.endingBefore ? 'ASC' : 'DESC';
    const rows = this.database
      .prepare(
        `SELECT json FROM objects WHERE ${conditions.join(' AND ')} ORDER BY seq ${order} LIMIT ${query.limit + 1}`,
      )
      .all(...values) as { json: string }[];
    const page = rows.slice(0, query.limit).map(({ json }) => JSON.parse(json) as ObjectTypes[T]);
    return { data: query.endingBefore ? page.reverse() : page, hasMore: rows.length > query.limit };
  }

  private place(type: ObjectType, id: string, param: string): number {
    const row = this.database
      .prepare('SELECT seq FROM objects WHERE account = ? AND type = ? AND id = ?')
      .get(this.account, type, id) as { seq: number } | undefined;
    if (!row) throw missing(type, id, param, 400);
    return row.seq;
  }
}
