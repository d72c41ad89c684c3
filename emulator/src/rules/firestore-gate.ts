import type { Query, RulesDecision, RulesGate, RulesRequest } from '../firestore/engine/types';
import { EvaluationError } from './errors';
import { alternativesOf } from './query/alternatives';
import { factsOf, type ResultFacts } from './query/facts';
import { decide } from './run/decide';
import { ANY_SEGMENT, ANY_SEGMENTS, type PathPart } from './run/match';
import type { ReadDocument } from './run/scope';
import type { RulesFile } from './syntax/ast';
import { documentPath, fromDocument, fromJson } from './values/convert';
import { Timestamp } from './values/scalars';
import { Unknown } from './values/unknown';
import { Path, RuleMap, type RuleValue } from './values/value';

const ROOT = ['databases', '(default)', 'documents'];
/** Distinct documents one decision may read with get and exists, and all decisions of one commit together. */
const MAX_READS = { decision: 10, commit: 20 };

/** Decides Firestore requests under checked rules. */
export function firestoreGate(rules: RulesFile): RulesGate {
  return {
    decide: (request) => {
      const decision = request.query
        ? decideQuery(rules, request, request.query)
        : decideDocument(rules, request);
      const target = request.query ? targetOf(request.query).join('/') : request.path;
      const verdict = decision.allowed ? 'allowed' : 'denied';
      return { ...decision, explanation: `${request.method} ${target} ${verdict}: ${decision.explanation}` };
    },
  };
}

function decideDocument(rules: RulesFile, request: RulesRequest): RulesDecision {
  const path = [...ROOT, ...request.path.split('/')];
  const resource = request.resource && fromDocument(request.resource);
  return ask(rules, request, path, resource, {
    path: new Path(path),
    resource: request.newResource && fromDocument(request.newResource),
  });
}

/** A query is allowed where the rules hold for every document that any of its filters' alternatives can find. */
function decideQuery(rules: RulesFile, request: RulesRequest, query: Query): RulesDecision {
  const alternatives = alternativesOf(query.where);
  if (!alternatives)
    return { allowed: false, explanation: 'the filters have too many alternatives to prove them all' };
  let decision: RulesDecision = { allowed: true, explanation: 'its filters exclude every document' };
  for (const comparisons of alternatives) {
    decision = decideAlternative(rules, request, query, factsOf(comparisons, query.orderBy));
    if (!decision.allowed) break;
  }
  return decision;
}

function decideAlternative(
  rules: RulesFile,
  request: RulesRequest,
  query: Query,
  facts: ResultFacts,
): RulesDecision {
  const name = facts.name === null ? null : facts.name.replace(/^.*?\/documents\//, '');
  const id = name === null ? new Unknown({ type: 'string' }) : name.slice(name.lastIndexOf('/') + 1);
  const path: readonly PathPart[] =
    name === null ? [...targetOf(query).map(asPart), ANY_SEGMENT] : name.split('/');
  const resource = RuleMap.of({
    data: facts.data,
    id,
    __name__: name === null ? new Unknown({ type: 'path' }) : documentPath(name),
  });
  const limits = RuleMap.of({
    ...(query.limit === null ? {} : { limit: BigInt(query.limit) }),
    offset: BigInt(query.offset),
    orderBy: query.orderBy
      .map(({ field, direction }) => `${field} ${direction.replace('ENDING', '')}`)
      .join(', '),
  });
  return ask(rules, request, [...ROOT, ...path], resource, {
    path: query.allDescendants ? new Unknown({ type: 'path' }) : documentPath(targetOf(query).join('/')),
    resource: null,
    query: limits,
  });
}

const DESCENDANTS = '**';
const asPart = (segment: string): PathPart => (segment === DESCENDANTS ? ANY_SEGMENTS : segment);

function targetOf({ parent, collectionId, allDescendants }: Query): string[] {
  const above = parent === '' ? [] : parent.split('/');
  return [...above, ...(allDescendants ? [DESCENDANTS] : []), collectionId];
}

function ask(
  rules: RulesFile,
  request: RulesRequest,
  path: readonly PathPart[],
  resource: RuleValue,
  own: Readonly<Record<string, RuleValue>>,
): RulesDecision {
  const globals = new Map<string, RuleValue>([
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
  return decide(rules, 'cloud.firestore', {
    method: request.method,
    path,
    globals,
    readDocument: readerOf(request),
  });
}

function readerOf(request: RulesRequest): ReadDocument {
  const found = new Map<string, RuleMap | null>();
  return (path, after) => {
    if (path.segments.length < 5 || ROOT.some((segment, index) => path.segments[index] !== segment))
      throw new EvaluationError(`${path.toString()} is no document's path below /${ROOT.join('/')}`);
    const name = path.segments.slice(ROOT.length).join('/');
    const key = `${after ? 'after' : 'before'}:${name}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    if (found.size >= MAX_READS.decision)
      throw new EvaluationError(`rules may read ${MAX_READS.decision} documents for one decision`);
    request.documentsRead?.add(key);
    if (request.documentsRead && request.documentsRead.size > MAX_READS.commit)
      throw new EvaluationError(`rules may read ${MAX_READS.commit} documents for one commit`);
    const document = after ? request.readAfter(name) : request.read(name);
    const resource = document && fromDocument(document);
    found.set(key, resource);
    return resource;
  };
}
