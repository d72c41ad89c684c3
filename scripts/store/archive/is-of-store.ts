import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import type { RestDocument } from '../world/firestore-rest';
import type { Entry } from './format';

/** Collections of the root that name their store in each document; its people and who pays its plan. */
export const BY_FIELD: readonly string[] = [collections.storeUsers(), collections.billingCustomers()];

/**
 * Whether an entry is of this store, its documents' own word included: an archive may come from anybody, and its hash
 * proves no more than that it is whole.
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

/** The parts of a path, none of one that leads elsewhere than it says. */
function segmentsOf(path: string): string[] {
  const segments = path.split('/');
  return segments.some((segment) => ['', '.', '..'].includes(segment)) ? [] : segments;
}
