import { fieldPathOf } from '../../engine/queries/normalise-filter';
import { isReserved } from '../../engine/names';
import { normaliseQuery } from '../../engine/queries/normalise-query';
import { versionToTimestamp } from '../../engine/values/timestamps';
import { invalid, StatusError, type Aggregation } from '../../engine/types';
import type { WireQuery } from '../../engine/queries/wire-query';
import { inTransaction, type Session, type TransactionSelector } from './operation';
import { toWireDocument } from './wire-document';

const MAX_AGGREGATIONS = 5;

interface FieldTarget {
  field?: { fieldPath?: string };
}
interface WireAggregation {
  alias?: string;
  count?: { upTo?: string | number | { value?: string | number } };
  sum?: FieldTarget;
  avg?: FieldTarget;
}
interface RunQueryRequest extends TransactionSelector {
  parent?: string;
  structuredQuery?: WireQuery;
}
interface RunAggregationQueryRequest extends TransactionSelector {
  parent?: string;
  structuredAggregationQuery?: { structuredQuery?: WireQuery; aggregations?: WireAggregation[] };
}

/** One message per document, or one with the read time alone. */
export async function runQuery(session: Session, request: RunQueryRequest): Promise<object[]> {
  const query = normaliseQuery(request);
  const { answer, begun } = await inTransaction(session, request, (transaction) =>
    session.engine.runQuery(query, session.caller, transaction),
  );
  const readTime = versionToTimestamp(answer.readTime);
  if (answer.documents.length === 0) return [...begun, { readTime }];
  return [
    ...begun,
    ...answer.documents.map((document) => ({
      document: toWireDocument(session.engine.database, document),
      readTime,
    })),
  ];
}

/** One message with a value per alias. */
export async function runAggregationQuery(
  session: Session,
  request: RunAggregationQueryRequest,
): Promise<object[]> {
  const { structuredQuery, aggregations = [] } = request.structuredAggregationQuery ?? {};
  const query = normaliseQuery({ parent: request.parent, structuredQuery });
  const wanted = parseAggregations(aggregations);
  const { answer, begun } = await inTransaction(session, request, (transaction) =>
    session.engine.runAggregation(query, wanted, session.caller, transaction),
  );
  return [
    ...begun,
    { result: { aggregateFields: answer.fields }, readTime: versionToTimestamp(answer.readTime) },
  ];
}

function parseAggregations(aggregations: readonly WireAggregation[]): Aggregation[] {
  if (aggregations.length === 0)
    throw new StatusError('INVALID_ARGUMENT', 'An aggregation query needs at least one aggregation.');
  if (aggregations.length > MAX_AGGREGATIONS)
    throw new StatusError(
      'INVALID_ARGUMENT',
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. ` +
        `Received: ${aggregations.length}`,
    );
  const parsed = aggregations.map(parseAggregation);
  const twice = parsed.find(({ alias }, at) => parsed.findIndex((other) => other.alias === alias) < at);
  if (twice) throw invalid(`Aggregation aliases contain duplicate alias: ${twice.alias}.`);
  const reserved = parsed.find(({ alias }) => isReserved(alias));
  if (reserved) throw invalid(`The property.name "${reserved.alias}" is reserved.`);
  if (parsed.some(({ field }) => field === '__name__'))
    throw invalid('Aggregations are not supported for the property: __key__');
  if (parsed.some(({ upTo = 0 }) => upTo < 0))
    throw invalid('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
  return parsed;
}

function parseAggregation({ alias, count, sum, avg }: WireAggregation, index: number): Aggregation {
  const name = alias || `field_${index + 1}`;
  if (count) {
    const upTo = typeof count.upTo === 'object' ? count.upTo.value : count.upTo;
    return { alias: name, kind: 'count', ...(upTo === undefined ? {} : { upTo: Number(upTo) }) };
  }
  if (sum) return { alias: name, kind: 'sum', field: fieldPathOf(sum.field) };
  if (avg) return { alias: name, kind: 'average', field: fieldPathOf(avg.field) };
  throw new StatusError('INVALID_ARGUMENT', 'An aggregation must be a count, a sum or an average.');
}
