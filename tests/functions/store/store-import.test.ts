import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getAuth } from 'firebase-admin/auth';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import type { Entry } from '@/functions/src/adapters/archive/format';
import { writeArchive } from '@/scripts/store/archive/write-archive';
import { checkRights } from '@/scripts/store/doctor/store/rights';
import { runStore } from '@/scripts/store/main';
import { openTerminal } from '@/scripts/store/world/terminal';
import { openWorld } from '@/scripts/store/world/world';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('imported-from-afar');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'store-import-'));
const file = path.join(folder, 'store.jsonl');
afterAll(async () => {
  await shop.close();
  fs.rmSync(folder, { recursive: true });
});

const text = (stringValue: string) => ({ stringValue });

/** Imports what another operator's archive says. */
async function imported(entries: readonly Entry[], ...options: string[]): Promise<void> {
  async function* each() {
    yield* entries;
  }
  await writeArchive({ file, storeId: shop.id }, each());
  const silent = { print() {}, warn() {}, progress() {}, consent: () => Promise.resolve() };
  await runStore(['import', '--in', file, ...options], process.env, () => silent);
}

const customerOf = (id: string): Entry => ({
  kind: 'document',
  document: {
    path: collections.billingCustomer(id),
    fields: { storeId: text(shop.id), uid: text('anybody') },
  },
});
const setting = {
  kind: 'document',
  document: { path: collections.storeSetting(shop.store), fields: { storeId: text(shop.id) } },
} as const satisfies Entry;

test('the customer who pays for another store goes on paying for that one, and nothing is written', async () => {
  const payer = shop.db.doc(collections.billingCustomer('cus_of_another'));
  await payer.set({ storeId: 'another', uid: 'another-owner' });
  await expect(imported([setting, customerOf(payer.id)])).rejects.toThrow(
    /cus_of_another at Stripe, who pays for the store "another"\.$/,
  );
  expect((await payer.get()).get('storeId')).toBe('another');
  for (const written of [collections.storeSetting(shop.store), collections.storeJob(shop.store)])
    expect((await shop.db.doc(written).get()).exists).toBe(false);
});

test('nothing of an archive that holds a document of another store is written', async () => {
  const other = collections.storeSetting(storeId('somebody-else'));
  const foreign: Entry = { kind: 'document', document: { path: other, fields: {} } };
  await expect(imported([setting, foreign])).rejects.toThrow(/"storeSetting\/somebody-else", which is not/);
  for (const written of [other, collections.storeSetting(shop.store), collections.storeJob(shop.store)])
    expect((await shop.db.doc(written).get()).exists).toBe(false);
});

test('an archive of an earlier version is read, and a profile keeps the address of its account here', async () => {
  const { uid } = await getAuth(shop.app).createUser({ email: 'now@imported.test', password: 'demo1234' });
  const fields = { storeId: text(shop.id), role: text('owner') };
  await imported([
    setting,
    { kind: 'document', document: { path: `storeUsers/${uid}`, fields } },
    { kind: 'account', account: { uid, email: 'before@imported.test', name: '', emailVerified: true } },
  ]);
  expect((await shop.db.doc(collections.user(uid)).get()).data()).toMatchObject({
    email: 'now@imported.test',
    isAdmin: true,
  });
  expect((await shop.db.doc(collections.storeUser(shop.store, uid)).get()).data()).toEqual({
    ...{ id: uid, storeId: shop.id, role: 'owner' },
  });
  expect((await shop.db.doc(`storeUsers/${uid}`).get()).exists).toBe(false);
});

test('a record of the staff that earlier versions stored is told, and moved when asked to', async () => {
  const { uid } = await getAuth(shop.app).createUser({ email: 'moved@imported.test', emailVerified: true });
  const record = { id: uid, storeId: shop.id, email: 'moved@imported.test', role: 'owner' };
  const [place, earlier] = [
    shop.db.doc(collections.storeUser(shop.store, uid)),
    shop.db.doc(`storeUsers/${uid}`),
  ];
  await earlier.set(record);
  const world = openWorld(process.env, openTerminal({}));
  const findings = await checkRights(world, shop.store);
  const told = findings.find(({ what }) => what === `a record of its staff is stored at storeUsers/${uid}`);
  await told?.mend?.();
  expect((await place.get()).data()).toEqual(record);
  expect((await earlier.get()).exists).toBe(false);
});

test('a copy has no plan, and a store the one of its own customer, whatever the archive says', async () => {
  const { document } = setting;
  const paying: Entry = {
    kind: 'document',
    document: { ...document, fields: { ...document.fields, stripeId: text('cus_of_another') } },
  };
  const planOf = async (id: string) =>
    (await shop.db.doc(collections.storeSetting(storeId(id))).get()).get('stripeId') as unknown;
  const entries = [paying, customerOf('cus_own')];
  await imported(entries, '--id', 'imported-copy');
  expect(await planOf('imported-copy')).toBe('');
  await imported(entries, '--replace', '--backup', path.join(folder, 'backup.jsonl'));
  expect(await planOf(shop.id)).toBe('cus_own');
});
