/** Plain data; values that JavaScript lacks are made by the client's factories. */
export type Data = Record<string, unknown>;
export type Condition =
  | readonly [field: string, op: string, value: unknown]
  | { readonly or: Conditions }
  | { readonly and: Conditions };
export type Conditions = readonly Condition[];

/** A query in data, which each SDK's client builds in its own way. */
export interface Asked {
  readonly collection: string;
  readonly isGroup?: boolean;
  readonly where?: Conditions;
  readonly orderBy?: readonly (readonly [field: string, direction?: 'asc' | 'desc'])[];
  readonly limit?: number;
  readonly limitToLast?: number;
  /** Values, or the path of a document whose snapshot is the cursor. */
  readonly startAt?: readonly unknown[] | string;
  readonly startAfter?: readonly unknown[] | string;
  readonly endAt?: readonly unknown[] | string;
  readonly endBefore?: readonly unknown[] | string;
}
export type Aggregates = Readonly<Record<string, readonly ['count'] | readonly ['sum' | 'average', string]>>;

export interface Found {
  readonly id: string;
  readonly path: string;
  readonly data: Data;
}
export interface Transaction {
  get(path: string): Promise<Data | null>;
  set(path: string, data: Data): void;
  update(path: string, data: Data): void;
  delete(path: string): void;
}
export type Write =
  | { readonly set: string; readonly data: Data; readonly merge?: boolean }
  | { readonly update: string; readonly data: Data }
  | { readonly delete: string };

/** One event of a listener, in short. */
export interface ListenEvent {
  readonly ids: string;
  /** As `added a -1>0`. */
  readonly changes: readonly string[];
  readonly fromCache: boolean;
  readonly hasPendingWrites: boolean;
  /** The error's code, after which nothing comes. */
  readonly failure?: string;
}

/** What a query's snapshot shows of an event, whichever SDK's it is. */
export const shownBy = (snapshot: Snapshot): Pick<ListenEvent, 'ids' | 'changes'> => ({
  ids: snapshot.docs.map(({ id }) => id).join(),
  changes: snapshot
    .docChanges()
    .map(({ type, doc, oldIndex, newIndex }) => `${type} ${doc.id} ${oldIndex}>${newIndex}`),
});

interface Snapshot {
  readonly docs: readonly { readonly id: string }[];
  docChanges(): readonly {
    readonly type: string;
    readonly doc: { readonly id: string };
    readonly oldIndex: number;
    readonly newIndex: number;
  }[];
}

/** What every SDK can do, whatever it is called there. Errors are told by their code, as `not-found`. */
export interface Client {
  set(path: string, data: Data, options?: { merge: boolean }): Promise<void>;
  update(path: string, data: Data): Promise<void>;
  delete(path: string): Promise<void>;
  get(path: string): Promise<Data | null>;
  find(asked: Asked): Promise<Found[]>;
  aggregate(asked: Asked, aggregates: Aggregates): Promise<Data>;
  batch(writes: readonly Write[]): Promise<void>;
  transact<T>(run: (transaction: Transaction) => Promise<T>, maxAttempts?: number): Promise<T>;
  /** To a query, or to the one document of a path; only with the SDKs that listen. */
  listen?(asked: Asked | string, onEvent: (event: ListenEvent) => void): () => void;
  /** Only with the SDKs that keep a cache. */
  network?(isOn: boolean): Promise<void>;
  /** The same SDK on the project's database `other`; absent where the SDK reaches the default one alone. */
  readonly elsewhere?: Client;
  /** Whether a transaction finds out at its end that others changed what it read, instead of keeping them from it. */
  readonly isOptimistic: boolean;
  /** Writes under the condition that the document was last changed then; only with the Admin SDK. */
  readonly conditional?: {
    updateTime(path: string): Promise<unknown>;
    update(path: string, data: Data, updateTime: unknown): Promise<void>;
    delete(path: string, updateTime: unknown): Promise<void>;
  };
  readonly make: {
    time(seconds: number, nanos: number): unknown;
    bytes(bytes: readonly number[]): unknown;
    point(latitude: number, longitude: number): unknown;
    reference(path: string): unknown;
    vector(values: number[]): unknown;
    serverTime(): unknown;
    increment(by: number): unknown;
    union(...elements: unknown[]): unknown;
    without(...elements: unknown[]): unknown;
    remove(): unknown;
    documentId(): string;
    /** Only with the browser's SDKs. */
    readonly extremes?: { maximum(than: number): unknown; minimum(than: number): unknown };
  };
  /** A value of a document as text in one form for all SDKs. */
  text(value: unknown): string;
}

/** What a case may do from outside of the client under test. */
export interface World {
  /** Writes past the rules; what JavaScript lacks in wire form, as `{ $: { integerValue: '9223372036854775807' } }`. */
  write(path: string, data: Data | null): Promise<void>;
  /** The document's fields in wire form. */
  read(path: string): Promise<Data>;
  /** Document reads that were billed so far. */
  reads(): Promise<number>;
  restart(): Promise<void>;
}
export type Need = 'listen' | 'rules' | 'cache' | 'optimism' | 'conditions' | 'extremes' | 'databases';
export interface Case {
  readonly name: string;
  /** What a transport must have for it. */
  readonly needs?: readonly Need[];
  /** Throws where the behaviour is another. `at` is a document path under which nothing else is. */
  run(client: Client, at: string, world: World): Promise<void>;
}
