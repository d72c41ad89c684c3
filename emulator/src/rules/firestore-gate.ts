import { toDisjunctions } from '../firestore/engine/queries/disjunctions';
import type { Query, RulesDecision, RulesGate, RulesRequest } from '../firestore/engine/types';
import { coverageOf } from './coverage/report';
import { Tally } from './coverage/tally';
import { EvaluationError } from './errors';
import { factsOf, type ResultFacts } from './query/facts';
import { decide } from './run/decide';
import { ANY_SEGMENT, ANY_SEGMENTS, type PathPart } from './run/match';
import type { ReadDocument, Variable } from './run/scope';
import type { RulesFile } from './syntax/ast';
import { fromDocument, fromJson } from './values/convert';
import { Timestamp } from './values/scalars';
import { Path, RuleMap, type RuleValue, UNKNOWN, Unknown } from './values/value';

/** Where the documents of the request's database are, as rules name them. */
const rootOf = ({ database }: RulesRequest): string[] => ['databases', database, 'documents'];
/**
 * Distinct documents one decision may read with get and exists, and all decisions of one commit, or of several documents
 * read at once, together. The alternatives of a query are one; of a query that names its documents they are several, and
 * each document counts once its rule looks at `resource`.
 */
const MAX_READS = { decision: 10, together: 20 };

/** A file with the count of what its expressions came out as. */
interface Rules {
  readonly file: RulesFile;
  readonly tally: Tally;
}

/** Decides Firestore requests under checked rules. */
export function firestoreGate(file: RulesFile): RulesGate {
  const rules = { file, tally: new Tally() };
  return {
    decide: (request) =>
      request.query ? decideQuery(rules, request, request.query) : decideDocument(rules, request),
    coverage: () => coverageOf(file, rules.tally),
  };
}

function decideDocument(rules: Rules, request: RulesRequest): RulesDecision {
  const path = [...rootOf(request), ...request.path.split('/')];
  const resource = request.resource && fromDocument(request.resource, request.database);
  return ask(rules, request, path, resource, {
    path: new Path(path),
    resource: request.newResource && fromDocument(request.newResource, request.database),
  });
}

/**
 * A result fulfils at least one of the alternatives that the filters leave, so what the rules allow under each of
 * them they allow for every result.
 */
function decideQuery(rules: Rules, request: RulesRequest, query: Query): RulesDecision {
  let decision: RulesDecision = { allowed: false, explanation: 'its filters leave no alternative' };
  const named = new Set<string>();
  for (const filters of toDisjunctions(query.where)) {
    const facts = factsOf(filters, query.orderBy);
    decision =
      facts.name === null
        ? decideAlternative(rules, request, query, facts.data)
        : decideNamed(rules, request, query, facts.name, named);
    if (!decision.allowed) break;
  }
  return decision;
}

function decideAlternative(
  rules: Rules,
  request: RulesRequest,
  query: Query,
  data: ResultFacts['data'],
): RulesDecision {
  const root = rootOf(request);
  const collection = collectionParts(query);
  const known = collection.filter((part) => typeof part === 'string');
  const resource = RuleMap.of({
    data,
    id: new Unknown({ type: 'string' }),
    __name__: new Unknown({ type: 'path' }),
  });
  return ask(rules, request, [...root, ...collection, ANY_SEGMENT], resource, {
    path: known.length < collection.length ? new Unknown({ type: 'path' }) : new Path([...root, ...known]),
    query: queryValue(query),
  });
}

/**
 * An alternative that names a document is decided on that document as it is, whatever the other filters say of it;
 * nothing can be proved of one that does not exist. `named` has the documents that decisions on the same query looked at.
 */
function decideNamed(
  rules: Rules,
  request: RulesRequest,
  query: Query,
  name: string,
  named: Set<string>,
): RulesDecision {
  const path = [...rootOf(request), ...name.split('/')];
  const resource = () => {
    if (!named.has(name)) assertFewer(named.size + (request.documentsRead?.size ?? 0), MAX_READS.together);
    named.add(name);
    const document = request.read(name);
    return document ? fromDocument(document, request.database) : UNKNOWN;
  };
  const own = { path: new Path(path), query: queryValue(query) };
  return ask(rules, request, path, resource, own, named);
}

function assertFewer(count: number, most: number): void {
  if (count >= most) throw new EvaluationError(`rules may read ${most} documents for one request`);
}

/** `request.query` */
const queryValue = ({ limit, offset, orderBy, explicitOrders }: Query): RuleMap =>
  RuleMap.of({
    limit: limit === null ? null : BigInt(limit),
    offset: BigInt(offset),
    orderBy: RuleMap.of(
      new Map(
        orderBy
          .slice(0, explicitOrders)
          .map(({ field, direction }) => [field, direction.replace('ENDING', '')]),
      ),
    ),
  });

/** Where the results' collections may lie; a query without a collection's name finds those of every name. */
function collectionParts({ parent, collectionId, allDescendants }: Query): PathPart[] {
  const parts: PathPart[] = parent === '' ? [] : parent.split('/');
  if (allDescendants) parts.push(ANY_SEGMENTS);
  parts.push(collectionId === '' ? ANY_SEGMENT : collectionId);
  return parts;
}

function ask(
  rules: Rules,
  request: RulesRequest,
  path: readonly PathPart[],
  resource: Variable,
  own: Readonly<Record<string, RuleValue>>,
  named?: ReadonlySet<string>,
): RulesDecision {
  const globals = new Map<string, Variable>([
    ['resource', resource],
    [
      'request',
      RuleMap.of({
        auth: request.auth && RuleMap.of({ uid: request.auth.uid, token: fromJson(request.auth.token) }),
        method: request.method,
        time: Timestamp.fromMicros(request.time),
        ...own,
      }),
    ],
  ]);
  return decide(rules.file, 'cloud.firestore', {
    method: request.method,
    path,
    globals,
    tally: rules.tally,
    readDocument: readerOf(request, named),
  });
}

function readerOf(request: RulesRequest, named?: ReadonlySet<string>): ReadDocument {
  const root = rootOf(request);
  const found = new Map<string, RuleMap | null>();
  const together = request.query && !named ? MAX_READS.decision : MAX_READS.together;
  return (path, after) => {
    if (path.segments.length < 5 || root.some((segment, index) => path.segments[index] !== segment))
      throw new EvaluationError(`${path.toString()} is no document's path below /${root.join('/')}`);
    const name = path.segments.slice(root.length).join('/');
    const key = `${after ? 'after' : 'before'}:${name}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    if (found.size >= MAX_READS.decision)
      throw new EvaluationError(`rules may read ${MAX_READS.decision} documents for one decision`);
    const { documentsRead } = request;
    if (documentsRead && !documentsRead.has(key))
      assertFewer(documentsRead.size + (named?.size ?? 0), together);
    documentsRead?.add(key);
    const document = after ? request.readAfter(name) : request.read(name);
    const resource = document && fromDocument(document, request.database);
    found.set(key, resource);
    return resource;
  };
}
