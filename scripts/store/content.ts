import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { invitationState, parseInvitation } from '@/lib/domain/account/invitation';
import { parseStoreUser, type StoreUser } from '@/lib/domain/account/store-user';
import { nullWhenNoAccount } from '@/functions/src/adapters/database/error-code';
import type { ArchivedPicture, Entry } from './archive/format';
import { BY_FIELD } from './archive/is-of-store';
import type { RestDocument } from './world/firestore-rest';
import type { World } from './world/world';

/** All content of a store, in an order that depends only on the store. */
export async function* contentOf(world: World, store: StoreId): AsyncGenerator<Entry> {
  for await (const document of documentsOf(world, store)) yield { kind: 'document', document };
  for (const { id } of await staffOf(world, store)) {
    const account = await world.auth.getUser(id).catch(nullWhenNoAccount);
    if (!account?.email) continue;
    const { uid, email, displayName: name = '', emailVerified } = account;
    yield { kind: 'account', account: { uid, email, name, emailVerified } };
  }
  for await (const picture of picturesOf(world, store)) yield { kind: 'picture', picture };
}

/** The store's documents: its setting, its collections, its people and the customer who pays its plan. */
export async function* documentsOf({ rest }: World, store: StoreId): AsyncGenerator<RestDocument> {
  for (const path of [collections.storeSetting(store), `stores/${store}`]) {
    const document = await rest.get(path);
    if (document) yield document;
    yield* rest.below(path);
  }
  for (const collection of BY_FIELD) yield* rest.where(collection, 'storeId', store);
}

/** The store's owners and staff. */
export const staffOf = async (world: World, store: StoreId): Promise<StoreUser[]> =>
  (await staffRecords(world, store)).map((doc) => parseStoreUser(doc.id, doc.data()));

/** The records of the store's owners and staff, wherever they are stored. */
export async function staffRecords({ db }: World, store: StoreId): Promise<QueryDocumentSnapshot[]> {
  const people = db.collection(collections.storeUsers()).where('storeId', '==', store).orderBy('__name__');
  return (await people.get()).docs;
}

/** The e-mail address of an open invitation as owner; null without one. */
export async function invitedOwnerOf({ db, now }: World, store: StoreId): Promise<string | null> {
  const { docs } = await db.collection(collections.invitations(store)).where('state', '==', 'open').get();
  const waiting = docs.map((doc) => parseInvitation(doc.id, doc.data()));
  return waiting.find((one) => one.role === 'owner' && invitationState(one, now()) === 'open')?.email ?? null;
}

export const pictureFolder = (store: StoreId): string => `stores/${store}/`;

async function* picturesOf({ bucket }: World, store: StoreId): AsyncGenerator<ArchivedPicture> {
  for await (const file of filesOf(bucket, pictureFolder(store))) {
    const [bytes] = await file.download();
    const { contentType = '', cacheControl = '', metadata } = file.metadata;
    const texts = Object.entries(metadata ?? {}).filter(([, value]) => value !== null);
    const strings = Object.fromEntries(texts.map(([name, value]) => [name, String(value)]));
    yield { path: file.name, contentType, cacheControl, metadata: strings, bytes };
  }
}

/** The files below a prefix, read page by page, sorted by name. */
export async function* filesOf(bucket: World['bucket'], prefix: string) {
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
export async function isEmpty({ rest, bucket }: World, store: StoreId): Promise<boolean> {
  for (const path of [collections.storeSetting(store), `stores/${store}`]) {
    if (await rest.get(path)) return false;
    for await (const _ of rest.below(path)) return false;
  }
  for await (const _ of filesOf(bucket, pictureFolder(store))) return false;
  return true;
}
