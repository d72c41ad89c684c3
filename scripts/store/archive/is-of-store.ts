import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { BY_FIELD } from '@/functions/src/adapters/archive/store-content';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import type { RestDocument } from '@/functions/src/adapters/archive/firestore-rest';
import type { Entry } from '@/functions/src/adapters/archive/format';

/**
 * Whether an entry belongs to this store, by its path and by the store that its document names. An archive may come from
 * anybody; its hash proves only that it is complete.
 */
export function isOfStore(entry: Exclude<Entry, { kind: 'account' }>, store: StoreId): boolean {
  if (entry.kind === 'document') return isDocumentOf(entry.document, store);
  const [top, id, ...below] = segmentsOf(entry.picture.path);
  return top === 'stores' && id === store && below.length > 0;
}

function isDocumentOf({ path, fields }: RestDocument, store: StoreId): boolean {
  const segments = segmentsOf(path);
  if (segments.length % 2 > 0) return false;
  const [top = '', id] = segments;
  const named = 'storeId' in fields ? text(fieldsOf(fields.storeId).stringValue) : undefined;
  if (BY_FIELD.includes(top)) return segments.length === 2 && named === store;
  const isBelow = (top === 'stores' || top === collections.storeSettings()) && id === store;
  return isBelow && (!('storeId' in fields) || named === store);
}

/** The segments of a path; none if it contains `.` or `..` or an empty one, which could lead elsewhere. */
function segmentsOf(path: string): string[] {
  const segments = path.split('/');
  return segments.some((segment) => ['', '.', '..'].includes(segment)) ? [] : segments;
}
