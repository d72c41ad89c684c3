import type { Query } from 'firebase/firestore';
import type { Sdk } from '@/lib/firestore/listeners';

/** Where a page ended: the time of its last entry (milliseconds), and its id in the list that `newestPage` reads. */
export interface NewestCursor {
  readonly at: number;
  readonly id: string;
}

/** The cursor after an entry of a list by `createdAt` in one collection. */
export const cursorOf = ({
  createdAt,
  id,
}: {
  readonly createdAt: number;
  readonly id: string;
}): NewestCursor => ({
  at: createdAt,
  id,
});

interface PageOptions {
  /** The field with the entries' time. */
  readonly by?: string;
  readonly size: number;
}

/**
 * A page of `list` after `after`, newest first, with one more than `size`. Ids decide between entries of one moment; in a list
 * of several collections they are whole paths.
 */
export const newestPage = (
  { documentId, limit, orderBy, query, startAfter, Timestamp }: Sdk,
  list: Query,
  after: NewestCursor | null,
  { by = 'createdAt', size }: PageOptions,
): Query =>
  query(
    list,
    orderBy(by, 'desc'),
    orderBy(documentId(), 'desc'),
    ...(after ? [startAfter(Timestamp.fromMillis(after.at), after.id)] : []),
    limit(size + 1),
  );
