import type { Auth } from 'firebase-admin/auth';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseStoreUser, type StoreUser } from '@/lib/domain/account/store-user';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import type { FirestoreRest, RestDocument } from './firestore-rest';
import type { ArchivedPicture, Entry } from './format';

/** What a store's content is read from. */
export interface StoreSource {
  readonly db: Firestore;
  readonly rest: FirestoreRest;
  readonly auth: Auth;
  readonly bucket: ReturnType<Storage['bucket']>;
}

type File = ReturnType<StoreSource['bucket']['file']>;

/** Pictures that are fetched at the same time, and how many bytes of them wait in memory for their turn. */
const FETCHED_AT_ONCE = 8;
const MOST_BYTES_AHEAD = 16 * 1024 * 1024;

/** Root collections whose documents name their store: its people, and the customer who pays its plan. */
export const BY_FIELD: readonly string[] = [collections.storeUsers(), collections.billingCustomers()];

/** All content of a store, in an order that depends only on the store. */
export async function* contentOf(source: StoreSource, store: StoreId): AsyncGenerator<Entry> {
  for await (const document of documentsOf(source, store)) yield { kind: 'document', document };
  for (const { id } of await staffOf(source, store)) {
    const account = await source.auth.getUser(id).catch(nullWhenNoAccount);
    if (!account?.email) continue;
    const { uid, email, displayName: name = '', emailVerified } = account;
    yield { kind: 'account', account: { uid, email, name, emailVerified } };
  }
  for await (const picture of picturesOf(source, store)) yield { kind: 'picture', picture };
}

/** The store's documents: its setting, its collections, its people and the customer who pays its plan. */
export async function* documentsOf(
  { rest }: Pick<StoreSource, 'rest'>,
  store: StoreId,
): AsyncGenerator<RestDocument> {
  for (const path of [collections.storeSetting(store), `stores/${store}`]) {
    const document = await rest.get(path);
    if (document) yield document;
    yield* rest.below(path);
  }
  for (const collection of BY_FIELD) yield* rest.where(collection, 'storeId', store);
}

/** The store's owners and staff. */
export const staffOf = async (source: Pick<StoreSource, 'db'>, store: StoreId): Promise<StoreUser[]> =>
  (await staffRecords(source, store)).map((doc) => parseStoreUser(doc.id, doc.data()));

/** The records of the store's owners and staff, wherever they are stored. */
export async function staffRecords(
  { db }: Pick<StoreSource, 'db'>,
  store: StoreId,
): Promise<QueryDocumentSnapshot[]> {
  const people = db.collection(collections.storeUsers()).where('storeId', '==', store).orderBy('__name__');
  return (await people.get()).docs;
}

export const pictureFolder = (store: StoreId): string => `stores/${store}/`;

/** In the order of their paths; the next ones are fetched while one is written. */
async function* picturesOf(
  { bucket }: Pick<StoreSource, 'bucket'>,
  store: StoreId,
): AsyncGenerator<ArchivedPicture> {
  const ahead: { readonly size: number; readonly picture: Promise<ArchivedPicture> }[] = [];
  let bytes = 0;
  for await (const file of filesOf(bucket, pictureFolder(store))) {
    const size = Number(file.metadata.size ?? 0);
    while (ahead.length === FETCHED_AT_ONCE || bytes + size > MOST_BYTES_AHEAD) {
      const first = ahead.shift();
      if (!first) break;
      yield await first.picture;
      bytes -= first.size;
    }
    const picture = fetchPicture(file);
    // Its failure is thrown in its turn, and must not end the process before.
    picture.catch(() => undefined);
    ahead.push({ size, picture });
    bytes += size;
  }
  for (const { picture } of ahead) yield await picture;
}

async function fetchPicture(file: File): Promise<ArchivedPicture> {
  const [bytes] = await file.download();
  const { contentType = '', cacheControl = '', metadata } = file.metadata;
  const texts = Object.entries(metadata ?? {}).filter(([, value]) => value !== null);
  const strings = Object.fromEntries(texts.map(([name, value]) => [name, String(value)]));
  return { path: file.name, contentType, cacheControl, metadata: strings, bytes };
}

/** The files below a prefix, read page by page, sorted by name. */
export async function* filesOf(bucket: StoreSource['bucket'], prefix: string) {
  for (let pageToken: string | undefined; ;) {
    const [files, next] = await bucket.getFiles({
      prefix,
      maxResults: 500,
      autoPaginate: false,
      ...(pageToken && { pageToken }),
    });
    yield* [...files].sort((one, other) => (one.name < other.name ? -1 : 1));
    const token: unknown = next && 'pageToken' in next ? next.pageToken : undefined;
    if (typeof token !== 'string') return;
    pageToken = token;
  }
}

/** Whether nothing of the store exists, not even content without a setting. */
export async function isEmpty(
  { rest, bucket }: Pick<StoreSource, 'rest' | 'bucket'>,
  store: StoreId,
): Promise<boolean> {
  for (const path of [collections.storeSetting(store), `stores/${store}`]) {
    if (await rest.get(path)) return false;
    for await (const _ of rest.pathsBelow(path)) return false;
  }
  for await (const _ of filesOf(bucket, pictureFolder(store))) return false;
  return true;
}
