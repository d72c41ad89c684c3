/**
 * The seam between the transports (WebChannel, REST, gRPC), the engine, the store and the rules.
 * Everything inside is in the JSON form of google.firestore.v1, which two of the three transports speak as it is.
 */

import type { Spender } from '../../usage/meter';

/** Microseconds since the epoch; strictly increasing from commit to commit and across restarts. */
export type Version = number;

/** A google.firestore.v1.Value in JSON form: exactly one key is present. */
export interface Value {
  nullValue?: null | 'NULL_VALUE';
  booleanValue?: boolean;
  integerValue?: string;
  /** JSON has no -0, so it is a text here, as the SDKs send it. */
  doubleValue?: number | 'NaN' | 'Infinity' | '-Infinity' | '-0';
  timestampValue?: string;
  stringValue?: string;
  /** base64 */
  bytesValue?: string;
  referenceValue?: string;
  geoPointValue?: { latitude: number; longitude: number };
  arrayValue?: { values?: Value[] };
  mapValue?: { fields?: Fields };
}
export type Fields = Record<string, Value>;

export interface StoredDocument {
  /** Path below the database's `documents/`, as `stores/demo/products/p1`. */
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: Version;
  readonly updateTime: Version;
}

/** Who asks: the Admin SDK (bearer `owner`, no rules) or a client under the rules, with its decoded ID token or none. */
export type Caller =
  | { readonly kind: 'admin'; readonly spender?: Spender }
  | {
      readonly kind: 'client';
      readonly auth: { readonly uid: string; readonly token: Record<string, unknown> } | null;
      readonly spender?: Spender;
    };

/** A google.rpc.Status that the transports turn into their own error form. */
export class StatusError extends Error {
  constructor(
    readonly status: StatusName,
    message: string,
  ) {
    super(message);
  }
}
export const invalid = (message: string): StatusError => new StatusError('INVALID_ARGUMENT', message);
export type StatusName =
  | 'CANCELLED'
  | 'UNKNOWN'
  | 'INVALID_ARGUMENT'
  | 'DEADLINE_EXCEEDED'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'PERMISSION_DENIED'
  | 'RESOURCE_EXHAUSTED'
  | 'FAILED_PRECONDITION'
  | 'ABORTED'
  | 'OUT_OF_RANGE'
  | 'UNIMPLEMENTED'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'DATA_LOSS'
  | 'UNAUTHENTICATED';

/** google.firestore.v1.Write in JSON form, with names already cut to paths. */
export interface Write {
  update?: { path: string; fields: Fields };
  delete?: string;
  verify?: string;
  updateMask?: readonly string[];
  updateTransforms?: readonly FieldTransform[];
  currentDocument?: { exists?: boolean; updateTime?: Version };
}
export interface FieldTransform {
  fieldPath: string;
  setToServerValue?: 'REQUEST_TIME';
  increment?: Value;
  minimum?: Value;
  maximum?: Value;
  appendMissingElements?: { values?: Value[] };
  removeAllFromArray?: { values?: Value[] };
}
export interface WriteResult {
  /** Absent for deletes; the old time where a write changed nothing. */
  updateTime?: Version;
  transformResults?: readonly Value[];
}

/** google.firestore.v1.StructuredQuery, normalised: string enums, full implicit orderBy, parent path and cursors resolved. */
export interface Query {
  /** `''` for the root, else a document path. */
  readonly parent: string;
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly where: Filter | null;
  /** Ends with `__name__`. */
  readonly orderBy: readonly { readonly field: string; readonly direction: 'ASCENDING' | 'DESCENDING' }[];
  /** How many of `orderBy`, from the first, the request named itself. Rules see no others. */
  readonly explicitOrders: number;
  readonly startAt: Cursor | null;
  readonly endAt: Cursor | null;
  readonly offset: number;
  readonly limit: number | null;
  /** Field paths to return; null for whole documents. */
  readonly select: readonly string[] | null;
}
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}
export type Filter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }
  | { readonly kind: 'field'; readonly field: string; readonly op: FieldOperator; readonly value: Value };
export type FieldOperator =
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY'
  | 'IN'
  | 'NOT_IN';

export interface DocumentChange {
  readonly path: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}
/** One durable commit, told to the watchers and the function triggers in commit order. */
export interface Commit {
  readonly version: Version;
  readonly changes: readonly DocumentChange[];
}

/** What the transports and the watchers call. All methods enforce the rules for client callers. */
export interface Engine {
  /** Missing documents are null; entries in the order asked. With a transaction the documents are locked for it. */
  getDocuments(
    paths: readonly string[],
    caller: Caller,
    transaction?: string,
  ): Promise<{ documents: (StoredDocument | null)[]; readTime: Version }>;
  runQuery(
    query: Query,
    caller: Caller,
    transaction?: string,
  ): Promise<{ documents: StoredDocument[]; readTime: Version }>;
  /**
   * Asks the rules alone, for a listener. True where they read other documents for the query, so that they may say
   * something else later. @throws StatusError PERMISSION_DENIED
   */
  authoriseQuery(query: Query, caller: Caller): boolean;
  runAggregation(
    query: Query,
    aggregations: readonly Aggregation[],
    caller: Caller,
    transaction?: string,
  ): Promise<{ fields: Fields; readTime: Version }>;
  /** Atomic; resolves only when the commit is on disk. */
  commit(writes: readonly Write[], caller: Caller, transaction?: string): Promise<CommitAnswer>;
  /** As `commit` of one request after the other, until one is refused; but all share one write to the disk. */
  commitInOrder(requests: readonly (readonly Write[])[], caller: Caller): Promise<OrderedAnswers>;
  beginTransaction(readOnly: boolean): string;
  rollback(transaction: string): void;
  listCollectionIds(parent: string): string[];
  /** Called after a commit is durable, in order, synchronously. Returns the unsubscriber. */
  onCommit(listener: (commit: Commit) => void): () => void;
  /** `projects/P/databases/D` */
  readonly database: string;
  /** The version of the newest durable commit. */
  readonly version: Version;
  /** Made once with the data folder; tells whether a client's resume token was given by this very history. */
  readonly epoch: string;
  /** Documents of a collection that do not exist themselves but have documents below them. */
  listMissingDocuments(collection: string): string[];
  /** Deletes every document, as one commit. */
  clear(): Promise<void>;
  /** Lifts the clock above a version a client has already seen: later read times and commits are greater (PROTOCOL.md 3). */
  advancePast(version: Version): void;
}
export interface CommitAnswer {
  readonly version: Version;
  readonly results: WriteResult[];
}
export interface OrderedAnswers {
  /** Of the requests before the one that was refused, or of all. */
  readonly answers: readonly CommitAnswer[];
  /** What the next request was refused with; those behind it were not carried out. */
  readonly refusal: unknown;
}
export interface Aggregation {
  readonly alias: string;
  readonly kind: 'count' | 'sum' | 'average';
  readonly field?: string;
  readonly upTo?: number;
}

/** One decision of the rules, asked per document for writes and gets and once per query. */
export interface RulesRequest {
  /** The id of the database, as rules see it in their paths. */
  readonly database: string;
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** Document path; for `list` the collection's parent with `collectionId` in `query`. */
  readonly path: string;
  readonly auth: { readonly uid: string; readonly token: Record<string, unknown> } | null;
  readonly time: Version;
  readonly resource: StoredDocument | null;
  /** The document as it would be after the write; null for reads and deletes. */
  readonly newResource: StoredDocument | null;
  readonly query: Query | null;
  /** Reads for `get`/`exists`, and for `getAfter`/`existsAfter` (state after the whole commit). */
  read(path: string): StoredDocument | null;
  readAfter(path: string): StoredDocument | null;
  /** One set shared by the requests of a commit or a multi-document read: rules may read 20 documents for all of them. */
  readonly documentsRead?: Set<string>;
  /** Who pays for the documents that the rules read. */
  readonly spender?: Spender;
}
export interface RulesDecision {
  readonly allowed: boolean;
  /** Which rule and which sub-expression decided, for the server's log. */
  readonly explanation: string;
}
export interface RulesGate {
  decide(request: RulesRequest): RulesDecision;
  /** What the conditions came out as since the rules were loaded, in JSON form. */
  coverage?(): readonly object[];
}
