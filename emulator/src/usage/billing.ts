import type { Aggregation, Query, StoredDocument, Write } from '../firestore/engine/types';
import type { Counts } from './meter';

/** Firestore's prices in operations (cloud.google.com/firestore/pricing), without what is free of charge. */

const ENTRIES_PER_READ = 1_000;

/** Documents that a query skips are read too, and one that finds nothing costs one read. */
export const queryReads = (query: Query, found: number): number =>
  Math.max(1, found + (found > 0 ? query.offset : 0));

/** @param matched documents that the query matches, of which a count may need no more than it is bounded to */
export function aggregationReads(matched: number, aggregations: readonly Aggregation[]): number {
  const needed = Math.max(...aggregations.map(({ kind, upTo }) => (kind === 'count' && upTo) || Infinity));
  return Math.max(1, Math.ceil(Math.min(matched, needed) / ENTRIES_PER_READ));
}

export function commitCost(writes: readonly Write[]): Partial<Counts> {
  const deletes = writes.filter((write) => write.delete !== undefined).length;
  const verified = writes.filter((write) => write.verify !== undefined).length;
  return { writes: writes.length - deletes - verified, deletes, reads: verified };
}

interface Delta {
  readonly present: ReadonlyMap<string, StoredDocument>;
  readonly gone: ReadonlyMap<string, StoredDocument | null>;
}

/**
 * What a listener pays for being told a change of its result: each document that came, changed, or left because it
 * changed; deleted ones are free. The first answer costs at least one read, unless the client resumes.
 */
export function listenerReads({ present, gone }: Delta, isFirst: boolean): number {
  const left = [...gone.values()].filter((document) => document !== null).length;
  return Math.max(isFirst ? 1 : 0, present.size + left);
}
