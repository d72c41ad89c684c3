import type { DocumentSet } from './document-set';
import { filterMatcher } from './filter-matcher';
import { collectionPath, type IndexCache } from './index-cache';
import { inScope } from './match';
import { planScans } from './plan';
import { project, runQueryOn } from './run-query-on';
import type { Query, StoredDocument } from './types';

/** Collections this small are sorted on the spot instead of being indexed. */
const INDEX_FROM = 100;

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

  private usesIndex(query: Query): boolean {
    if (query.collectionId === '') return false;
    const size = query.allDescendants
      ? this.documents.groupSize(query.collectionId)
      : this.documents.inCollection(collectionPath(query)).size;
    return size >= INDEX_FROM;
  }

  private candidates(query: Query): Iterable<StoredDocument> {
    if (query.allDescendants) return this.documents.inGroup(query.collectionId);
    return this.documents.inCollection(collectionPath(query)).values();
  }

  /** Merges the scans by order key; a document that several branches match comes once. */
  private *walk(query: Query): Generator<StoredDocument> {
    const belowParent = query.allDescendants && query.parent !== '';
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
