import type { DocumentSet } from '../document-set';
import { collectionPath, type IndexCache } from '../indexes/index-cache';
import type { KeyRange } from '../indexes/order-key';
import type { Aggregation, Fields, Query, StoredDocument } from '../types';
import { AFTER } from '../values/value-encoding';
import { aggregate, aggregatedQuery, counted } from './aggregate';
import { filterMatcher } from './filter-matcher';
import { inScope } from './match';
import { planScans } from './plan';
import { project, runQueryOn } from './run-query-on';

/** Collections this small are sorted on the spot instead of being indexed. */
const INDEX_FROM = 100;
/** Results this large are not brought into memory document by document. */
const ONE_PASS_FROM = 1_000;

/** Runs queries over the documents, along indexes where that pays. */
export class QueryRunner {
  constructor(
    private readonly documents: DocumentSet,
    private readonly indexes: IndexCache,
  ) {}

  /** The result in order, with offset, limit and projection applied. */
  run(query: Query): StoredDocument[] {
    if (!this.usesIndex(query)) return runQueryOn(this.candidates(query), query);
    const found: StoredDocument[] = [];
    let skip = query.offset;
    const limit = query.limit ?? Infinity;
    if (limit === 0) return found;
    for (const document of this.walk(query)) {
      if (skip-- > 0) continue;
      found.push(project(document, query.select));
      if (found.length >= limit) break;
    }
    return found;
  }

  private count(query: Query): number {
    if (query.limit !== null || query.offset > 0 || !this.usesIndex(query)) return this.run(query).length;
    if (isWholeCollection(query)) return this.sizeOf(query);
    const [scan, ...others] = planScans(query);
    const isPlain = scan && others.length === 0 && scan.residual.length === 0 && isUnbounded(scan.range);
    if (!isPlain || isBelowParent(query)) return lengthOf(this.walk(query));
    return lengthOf(this.indexes.getUnordered(query, scan.shape).scan(scan.prefix, scan.range));
  }

  /** One value per alias over the result. */
  aggregate(query: Query, aggregations: readonly Aggregation[]): Fields {
    const fields = aggregations.flatMap(({ field }) => field ?? []);
    if (fields.length === 0) return counted(this.count(query), aggregations);
    // The order of a whole result decides the last bit of a sum of doubles alone: no index is made for it.
    const isWindow = query.limit !== null || query.offset > 0;
    const ordered = isWindow || !this.usesIndex(query) ? aggregatedQuery(query, aggregations) : query;
    return aggregate(this.runForFields(ordered, fields), aggregations);
  }

  /** The result, in no order, with at least the named fields: a large one is read in one pass. */
  private runForFields(query: Query, fields: readonly string[]): StoredDocument[] {
    const found = this.run(query);
    if (found.length < ONE_PASS_FROM || !this.usesIndex(query)) return found;
    const paths = new Set(found.map(({ path }) => path));
    return [...this.indexes.documentsOf(query, fields)].filter(({ path }) => paths.has(path));
  }

  private usesIndex(query: Query): boolean {
    return query.collectionId !== '' && this.sizeOf(query) >= INDEX_FROM;
  }

  private sizeOf(query: Query): number {
    return query.allDescendants
      ? this.documents.groupSize(query.collectionId)
      : this.documents.inCollection(collectionPath(query)).size;
  }

  private candidates(query: Query): Iterable<StoredDocument> {
    if (query.allDescendants) return this.documents.inGroup(query.collectionId);
    return this.documents.inCollection(collectionPath(query)).values();
  }

  /** Merges the scans by order key; a document that several branches match comes once. */
  private *walk(query: Query): Generator<StoredDocument> {
    const belowParent = isBelowParent(query);
    const streams = planScans(query).map((scan) => {
      const entries = this.indexes.get(query, scan.shape).scan(scan.prefix, scan.range);
      const residual =
        scan.residual.length > 0 ? filterMatcher({ kind: 'and', filters: scan.residual }) : null;
      return { entries, residual, head: entries.next().value ?? null };
    });
    for (let last = ''; ;) {
      let first: (typeof streams)[number] | null = null;
      for (const stream of streams) {
        if (stream.head && (!first?.head || stream.head.key < first.head.key)) first = stream;
      }
      if (!first?.head) return;
      const { key, path } = first.head;
      first.head = first.entries.next().value ?? null;
      const document = key === last ? null : this.documents.get(path);
      if (
        !document ||
        (belowParent && !inScope(query, path)) ||
        (first.residual && !first.residual(document))
      )
        continue;
      last = key;
      yield document;
    }
  }
}

const isBelowParent = ({ allDescendants, parent }: Query): boolean => allDescendants && parent !== '';

const isUnbounded = ({ from, to }: KeyRange): boolean => from === '' && to === AFTER;

const isWholeCollection = (query: Query): boolean =>
  query.where === null &&
  query.startAt === null &&
  query.endAt === null &&
  query.orderBy.length === 1 &&
  !isBelowParent(query);

function lengthOf(items: Iterable<unknown>): number {
  let length = 0;
  for (const _item of items) length++;
  return length;
}
