import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { DocumentData } from 'firebase-admin/firestore';

/**
 * The update of a product when a published review of `was` stars becomes one of `is` stars; null where there was none
 * or is none any more, and nothing to update where neither is. `at` is in milliseconds.
 */
export function ratingChange(was: number | null, is: number | null, at: number): DocumentData | null {
  if (was === null && is === null) return null;
  const counted = (stars: number | null, more: number) =>
    stars !== null && was !== is ? { [`ratingCounts.${stars}`]: FieldValue.increment(more) } : {};
  return {
    ratingSum: FieldValue.increment((is ?? 0) - (was ?? 0)),
    ratingCount: FieldValue.increment(Number(is !== null) - Number(was !== null)),
    ...counted(was, -1),
    ...counted(is, 1),
    reviewedAt: Timestamp.fromMillis(at),
  };
}
