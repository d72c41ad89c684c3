import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { count, text } from '@/lib/domain/parse/fields';
import { fail, ok, type Result } from '@/lib/domain/result';

/** The last second that Firestore stores. */
const LAST_SECOND = 253_402_300_799;

/** What a list is sorted by; documents of one moment follow by id, so that no page repeats or omits one. */
export type Sort = 'createdAt' | 'updatedAt' | 'id';

interface Asked {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface Page<T> {
  readonly data: readonly T[];
  readonly nextCursor: string | null;
}

/** One page of a list and the cursor of the next. Fails with `invalid-input` for a cursor of another list. */
export async function readPage<T>(
  query: Query,
  sort: Sort,
  { limit, cursor }: Asked,
  parse: (doc: QueryDocumentSnapshot) => T,
): Promise<Result<Page<T>>> {
  const byId = FieldPath.documentId();
  const sorted = sort === 'id' ? query.orderBy(byId) : query.orderBy(sort).orderBy(byId);
  const after = cursor === undefined ? [] : readCursor(sort, cursor);
  if (!after) return fail({ code: 'invalid-input', fields: { cursor: 'field.invalid' } });
  const start = after.length > 0 ? sorted.startAfter(...after) : sorted;
  const { docs } = await start.limit(limit + 1).get();
  const shown = docs.slice(0, limit);
  const last = shown.at(-1);
  return ok({
    data: shown.map(parse),
    nextCursor: last && docs.length > limit ? writeCursor(sort, last) : null,
  });
}

function writeCursor(sort: Sort, doc: QueryDocumentSnapshot): string {
  const at: unknown = sort === 'id' ? null : doc.get(sort);
  const place = at instanceof Timestamp ? [sort, doc.id, at.seconds, at.nanoseconds] : [sort, doc.id];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The values after which a page starts; null for anything but a cursor of this list. */
function readCursor(sort: Sort, cursor: string): readonly unknown[] | null {
  const [named, id, seconds, nanoseconds] = listIn(cursor);
  const [known, from, and] = [text(id), count(seconds), count(nanoseconds)];
  if (named !== sort || !known || known.includes('/')) return null;
  if (sort === 'id') return [known];
  if (from === undefined || from > LAST_SECOND || and === undefined || and >= 1e9) return null;
  return [new Timestamp(from, and), known];
}

function listIn(cursor: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
