import { DEFAULT_DATABASE } from '../firestore/engine/names';
import type { StoredDocument } from '../firestore/engine/types';
import { coverageOf, type ConditionCoverage } from './coverage/report';
import { Tally } from './coverage/tally';
import { EvaluationError } from './errors';
import { decide, type Decision } from './run/decide';
import type { Method, RulesFile } from './syntax/ast';
import { fromDocument, fromJson } from './values/convert';
import { Timestamp } from './values/scalars';
import { Path, RuleMap, type RuleValue } from './values/value';

export interface StorageRequest {
  readonly method: Method;
  readonly bucket: string;
  /** The object's name, or for `list` the prefix without its trailing slash. */
  readonly path: string;
  readonly auth: { readonly uid: string; readonly token: Record<string, unknown> } | null;
  /** Microseconds since the epoch. */
  readonly time: number;
  /** An object's metadata: `size` in bytes, `contentType`, `timeCreated` (Date or RFC 3339), `metadata` (custom), … */
  readonly resource: Readonly<Record<string, unknown>> | null;
  /** The metadata as they would be after the write. */
  readonly newResource: Readonly<Record<string, unknown>> | null;
  /** Reads below the database's `documents/`, for `firestore.get` and `firestore.exists`; throws EvaluationError. */
  readFirestore(path: string): StoredDocument | null;
}

export interface StorageGate {
  decideStorage(request: StorageRequest): Decision;
  /** What the conditions came out as since the rules were loaded. */
  coverage(): ConditionCoverage[];
}

/** Rules may read this many documents of Firestore for one decision. */
const MAX_READS = 2;

/** Decides Storage requests under checked rules. */
export function storageGate(rules: RulesFile): StorageGate {
  const tally = new Tally();
  return {
    decideStorage: (request) => decideObject(rules, tally, request),
    coverage: () => coverageOf(rules, tally),
  };
}

function decideObject(rules: RulesFile, tally: Tally, request: StorageRequest): Decision {
  const path = ['b', request.bucket, 'o', ...request.path.split('/').filter((segment) => segment !== '')];
  const globals = new Map<string, RuleValue>([
    ['resource', fromMetadata(request.resource)],
    [
      'request',
      RuleMap.of({
        auth: request.auth && RuleMap.of({ uid: request.auth.uid, token: fromJson(request.auth.token) }),
        method: request.method,
        path: new Path(path),
        resource: fromMetadata(request.newResource),
        time: Timestamp.fromMicros(request.time),
      }),
    ],
  ]);
  const read = new Set<string>();
  const decision = decide(rules, 'firebase.storage', {
    method: request.method,
    path,
    globals,
    tally,
    readDocument: ({ segments }) => {
      const [databases, database, documents, ...name] = segments;
      if (
        databases !== 'databases' ||
        database !== DEFAULT_DATABASE ||
        documents !== 'documents' ||
        name.length < 2
      )
        throw new EvaluationError(
          `/${segments.join('/')} is no document's path below /databases/(default)/documents`,
        );
      if (read.add(name.join('/')).size > MAX_READS)
        throw new EvaluationError(`rules may read ${MAX_READS} documents of Firestore for one decision`);
      const document = request.readFirestore(name.join('/'));
      return document && fromDocument(document);
    },
  });
  const verdict = decision.allowed ? 'allowed' : 'denied';
  return {
    ...decision,
    explanation: `${request.method} ${request.path} ${verdict}: ${decision.explanation}`,
  };
}

function fromMetadata(metadata: Readonly<Record<string, unknown>> | null): RuleMap | null {
  if (!metadata) return null;
  const names = Object.keys(metadata).filter((name) => metadata[name] !== undefined);
  return new RuleMap(names, (name) => {
    const value = metadata[name];
    if ((name === 'timeCreated' || name === 'updated') && typeof value === 'string')
      return Timestamp.parse(value);
    return name === 'size' ? BigInt(Number(value)) : fromJson(value);
  });
}
