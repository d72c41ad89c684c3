import type { Duration, LatLng, Timestamp } from './scalars';

/** A value of the rules language: `bigint` is its int, `number` its float. */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | readonly RuleValue[]
  | RuleMap
  | RuleSet
  | MapDiff
  | Timestamp
  | Duration
  | LatLng
  | Path
  | Unknown;

/** A map whose values are made when they are first asked for, since rules read few fields of a document. */
export class RuleMap {
  private readonly made = new Map<string, RuleValue>();
  private readonly names: ReadonlySet<string>;

  constructor(
    names: Iterable<string>,
    private readonly make: (name: string) => RuleValue,
    /** Made by the rules or from a query, so that something unknown may be inside; documents' maps hold nothing such. */
    readonly mayHoldUnknown = false,
  ) {
    this.names = new Set(names);
  }

  static of(entries: Readonly<Record<string, RuleValue>> | ReadonlyMap<string, RuleValue>): RuleMap {
    const map = entries instanceof Map ? entries : new Map(Object.entries(entries));
    return new RuleMap(map.keys(), (name) => map.get(name) ?? null, true);
  }

  get size(): number {
    return this.names.size;
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  keys(): string[] {
    return [...this.names];
  }

  get(name: string): RuleValue | undefined {
    if (!this.names.has(name)) return undefined;
    let value = this.made.get(name);
    if (value === undefined) this.made.set(name, (value = this.make(name)));
    return value;
  }

  values(): RuleValue[] {
    return this.keys().map((name) => this.get(name) ?? null);
  }
}

/** Items are distinct by the language's own equality; `toSet` in operators.ts makes them so. */
export class RuleSet {
  constructor(readonly items: readonly RuleValue[]) {}
}

/** What `after.diff(before)` gives. */
export class MapDiff {
  constructor(
    readonly after: RuleMap,
    readonly before: RuleMap,
  ) {}
}

/** `/databases/(default)/documents/…` as its segments. */
export class Path {
  constructor(readonly segments: readonly string[]) {}

  static parse(text: string): Path {
    return new Path(text.split('/').filter((segment) => segment !== ''));
  }

  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}

export interface Bound {
  readonly value: RuleValue;
  readonly inclusive: boolean;
}

/** What a query's filters tell of a value that every result may hold differently. All parts are proven facts. */
export interface Facts {
  /** A type name of the language. */
  readonly type?: string;
  /** Fields that are certainly there, with what is known of each. */
  readonly fields?: ReadonlyMap<string, RuleValue>;
  readonly lower?: Bound;
  readonly upper?: Bound;
  readonly not?: readonly RuleValue[];
  /** Items that the list certainly holds. */
  readonly contains?: readonly RuleValue[];
}

/** The third truth value: a value, or an error, that differs from result to result of a query. */
export class Unknown {
  constructor(readonly facts: Facts = {}) {}
}

export const UNKNOWN = new Unknown();
