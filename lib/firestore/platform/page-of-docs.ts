import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { parseAll } from '@/lib/firestore/parse-all';
import type { Parse } from '@/lib/firestore/listeners';

/** What a view of a list costs at most: as many reads, one more to know whether there are more, one for the operator. */
export const PER_PAGE = 25;

/** Where a page of the console's lists ended. */
export type DocCursor = QueryDocumentSnapshot;

export interface DocPage<T> {
  readonly items: readonly T[];
  readonly next: DocCursor | null;
}

/** The page of a query that read one document more than a page has; a malformed document is left out. */
export function pageOfDocs<T>(docs: readonly DocCursor[], parse: Parse<T>): DocPage<T> {
  const shown = docs.slice(0, PER_PAGE);
  const next = docs.length > PER_PAGE ? (shown.at(-1) ?? null) : null;
  return { items: parseAll(shown, parse), next };
}
