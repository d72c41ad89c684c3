import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import type { FirestoreRest } from '@/functions/src/adapters/archive/firestore-rest';
import { removeContent } from '@/functions/src/adapters/archive/remove-content';
import { isEmpty, type StoreSource } from '@/functions/src/adapters/archive/store-content';
import { collections } from '@/lib/domain/collections';
import { openWorld } from '@/scripts/store/world/world';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('removed-in-steps');
const other = new LocalShop('removed-beside');
const silent = { print() {}, warn() {}, progress() {}, consent: () => Promise.resolve() };

beforeAll(() => other.open());
afterAll(() => Promise.all([shop.close(), other.close()]));

/** A source whose process dies at its n-th deletion: before it where `n` is even, after it where it is odd. */
function dyingAt(source: StoreSource, n: number): StoreSource {
  let left = n;
  const die = async (work: () => Promise<unknown>): Promise<void> => {
    left -= 1;
    if (left === 0 && n % 2 === 0) throw new Error('killed');
    await work();
    if (left === 0) throw new Error('killed');
  };
  const rest = {
    get: (path: string) => source.rest.get(path),
    pathsBelow: (path: string) => source.rest.pathsBelow(path),
    where: source.rest.where,
    delete: (paths: readonly string[]) => die(() => source.rest.delete(paths)),
  } as unknown as FirestoreRest;
  const auth = {
    getUser: (uid: string) => source.auth.getUser(uid),
    revokeRefreshTokens: (uid: string) => source.auth.revokeRefreshTokens(uid),
    setCustomUserClaims: (uid: string, claims: object | null) =>
      die(() => source.auth.setCustomUserClaims(uid, claims)),
  } as unknown as StoreSource['auth'];
  return { db: source.db, bucket: source.bucket, rest, auth };
}

async function filled(): Promise<string> {
  await shop.open();
  const owner = await shop.staff(`owner-${Date.now()}`);
  await shop.db.doc(collections.storeUser(shop.store, owner.uid)).set({
    id: owner.uid,
    name: 'Owner',
    email: 'o@removed.test',
    image: '',
    storeId: shop.id,
    role: 'owner',
  });
  await shop.db.doc(`stores/${shop.id}/orders/o1/notes/n1`).set({ text: 'Rings after six' });
  await shop.db.doc(collections.exportTicket(`ticket-${shop.id}`)).set({ storeId: shop.id });
  const picture = getStorage(shop.app).bucket().file(`stores/${shop.id}/products/board/1.webp`);
  await picture.save(Buffer.from('a picture'), { resumable: false });
  return owner.uid;
}

test('a removal that dies at any of its steps is finished by the next one, and touches no other store', async () => {
  const world = openWorld(process.env, silent);
  for (let at = 1, isDead = true; isDead; at += 1) {
    const uid = await filled();
    isDead = await removeContent(dyingAt(world, at), shop.store).then(
      () => false,
      (error: Error) => error.message === 'killed',
    );
    // Nobody orders from a store that is half there.
    if (at > 1) expect(await world.rest.get(collections.storeSetting(shop.store))).toBeNull();
    expect(await removeContent(world, shop.store)).toBe(true);
    expect(await isEmpty(world, shop.store)).toBe(true);
    expect((await getAuth(shop.app).getUser(uid)).customClaims?.stores).toEqual({});
    expect((await shop.db.doc(collections.storeUser(shop.store, uid)).get()).exists).toBe(false);
    expect((await shop.db.doc(collections.exportTicket(`ticket-${shop.id}`)).get()).exists).toBe(false);
  }
  expect(await isEmpty(world, other.store)).toBe(false);
});

test('a removal that has no time left stops after a step and says that it is not done', async () => {
  const world = openWorld(process.env, silent);
  await filled();
  expect(await removeContent(world, shop.store, { isOver: () => true })).toBe(false);
  expect(await removeContent(world, shop.store)).toBe(true);
  expect(await isEmpty(world, shop.store)).toBe(true);
});
