import { readFileSync, statSync } from 'node:fs';
import type { Aggregation, Query } from '../engine/types';
import { isServed } from './index-check';
import { parseIndexDefinitions, type IndexDefinitions } from './index-definitions';
import { indexNeeds } from './index-needs';
import { missingIndex } from './missing-index';

/** Refuses the queries that Firestore would refuse for want of an index. */
export interface IndexGuard {
  /**
   * `database`, `projects/P/databases/D`, is where the refusal's link leads.
   * @throws StatusError FAILED_PRECONDITION with the index to add
   */
  check(query: Query, database: string, aggregations?: readonly Aggregation[]): void;
}

/** A guard by definitions that never change. */
export const guardBy = (definitions: IndexDefinitions): IndexGuard => ({
  check(query, database, aggregations) {
    const missing = indexNeeds(query, aggregations).find((need) => !isServed(need, definitions));
    if (missing) throw missingIndex(missing, database);
  },
});

/**
 * A guard by `firestore.indexes.json`, which is read again before a refusal when it has changed.
 * @throws Error in one sentence for a file that cannot be used
 */
export function guardByFile(file: string): IndexGuard {
  let readAt = changedAt(file);
  let guard = guardBy(readDefinitions(file));
  return {
    check(query, database, aggregations) {
      try {
        guard.check(query, database, aggregations);
      } catch (refusal) {
        if (changedAt(file) === readAt) throw refusal;
        readAt = changedAt(file);
        guard = guardBy(readDefinitions(file));
        guard.check(query, database, aggregations);
      }
    },
  };
}

const changedAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function readDefinitions(file: string): IndexDefinitions {
  try {
    return parseIndexDefinitions(readFileSync(file, 'utf8'));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Error(`The index definitions in ${file} cannot be used: ${cause}.`, { cause: error });
  }
}
