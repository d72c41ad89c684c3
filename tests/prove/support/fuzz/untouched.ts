import type { CollectionReference, DocumentData } from 'firebase-admin/firestore';
import type { LocalShop } from '@/tests/fixtures/firebase/local-shop';

export type Everything = ReadonlyMap<string, DocumentData>;

/** Every document of the whole database, by its path. */
export async function everything({ db }: LocalShop): Promise<Everything> {
  const found = new Map<string, DocumentData>();
  const below = async (collection: CollectionReference): Promise<void> => {
    const { docs } = await collection.get();
    for (const doc of docs) found.set(doc.ref.path, doc.data());
    const documents = await collection.listDocuments();
    for (const document of documents)
      for (const inner of await document.listCollections()) await below(inner);
  };
  for (const collection of await db.listCollections()) await below(collection);
  return found;
}

/** The uids that are stored as those of deleted accounts. */
export const deletedOf = (after: Everything): string[] =>
  [...after.keys()].flatMap((path) => /^deletedAccounts\/(.+)$/.exec(path)?.slice(1) ?? []);

/** What strangers and shoppers set off in a shop by what they may do: order, review, write a message. */
const SET_OFF = [
  /^(?:rateLimits|mailCounts)\//,
  /^stores\/victim\/(orderKeys|orderNumbers|ledger|outbox|rateLimits|stockMoves|stockBases|reservations|counters|pageChanges)\//,
  // Rewritten unchanged by a person who registers a browser for their own orders.
  /^storeSetting\/victim\/private\/devices$/,
  /^stores\/victim\/(stats|statsMonths|statsProducts|summaries|customers|contactRequests|refundRequests)\//,
];
/** What a sale or a review changes about a product. */
const COUNTED = [
  'stock',
  'stockMoves',
  'soldCount',
  'ordered',
  'trendScore',
  'variants',
  'inStock',
  'updatedAt',
];
const RATED = ['ratingSum', 'ratingCount', 'ratingCounts', 'reviewedAt', 'wellRated'];

/**
 * The paths in the victim's shop, and of people who are no callers, that are not as they were although nobody who called
 * may change them. `callers` are uids.
 */
export function wronglyChanged(before: Everything, after: Everything, callers: readonly string[]): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => {
    const [then, now] = [before.get(path), after.get(path)];
    if (JSON.stringify(then) === JSON.stringify(now)) return false;
    if (SET_OFF.some((pattern) => pattern.test(path))) return false;
    if (/^(stores|storeSetting)\/(?!victim(\/|$))/.test(path)) return false;
    if (callers.some((uid) => path.includes(`/${uid}`))) return false;
    if (!then && now && /^stores\/victim\/orders\//.test(path)) return !callers.includes(String(now.uid));
    if (then && now && /^stores\/victim\/products\/[^/]+$/.test(path)) return isEdited(then, now);
    return true;
  });
}

function isEdited(then: DocumentData, now: DocumentData): boolean {
  const fields = new Set([...Object.keys(then), ...Object.keys(now)]);
  const changed = [...fields].filter((field) => JSON.stringify(then[field]) !== JSON.stringify(now[field]));
  return changed.some((field) => !COUNTED.includes(field) && !RATED.includes(field));
}
