import type { Duration, LatLng, Timestamp } from './scalars';
import type { Unknown } from './unknown';

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
