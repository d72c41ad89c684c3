import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getAuth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { orderDocument } from '@/functions/src/adapters/database/firestore';
import { createStripe } from '@/functions/src/adapters/stripe/stripe-client';
import { inviteStaff } from '@/functions/src/handlers/staff/invite-staff';
import { collections } from '@/lib/domain/collections';
import { orderId, storeId } from '@/lib/domain/ids';
import { NO_TRANSFER } from '@/lib/domain/payments/transfer/order-transfer';
import { checkReservations } from '@/scripts/store/doctor/store/reservations';
import { helpFor, runStore } from '@/scripts/store/main';
import { openTerminal, type Terminal } from '@/scripts/store/world/terminal';
import { openWorld } from '@/scripts/store/world/world';
import { invitationToken, STAFF_PASSWORD } from '@/tests/fixtures/firebase/hired';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { mailsTo, mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { runSchedule } from '@/tests/fixtures/money/card-orders';
import { sellPlan } from '@/tests/fixtures/money/plans';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { anOrder } from '@/tests/fixtures/shop/orders';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'store-command-'));
const inFolder = (name: string) => path.join(folder, name);
const shop = new LocalShop('provisioned');

const env = {
  ...process.env,
  STRIPE_HOST: process.env.NEXT_PUBLIC_STRIPE_HOST,
  STRIPE_SECRET_KEY: 'sk_test_platform',
};
afterAll(async () => {
  await shop.close();
  fs.rmSync(folder, { recursive: true });
});

interface Outcome {
  readonly code: number;
  readonly said: string;
}

const connected = createStripe(env.STRIPE_SECRET_KEY, env.STRIPE_HOST ?? '');

/** Runs a command in this process, where nobody can be asked. */
async function store(...args: string[]): Promise<Outcome> {
  const said: string[] = [];
  const terminal = ({ yes }: { readonly yes: boolean }): Terminal => ({
    print: (line) => void said.push(line),
    warn: (line) => void said.push(line),
    progress: () => undefined,
    consent: (_, refusal) => (yes ? Promise.resolve() : Promise.reject(new Error(refusal))),
  });
  try {
    return { code: await runStore(args, env, terminal), said: said.join('\n') };
  } catch (error) {
    return { code: 1, said: error instanceof Error ? error.message : String(error) };
  }
}

const creation = (id: string, ...more: string[]) => [
  ...['create', '--id', id, '--name-en', 'New Shop', '--name-ar', 'متجر جديد'],
  ...['--owner', `owner@${id}.test`, '--locale', 'ar', '--env', inFolder(`${id}.env`), ...more],
];
const BOTH = { provisioned: 'owner', 'provisioned-3': 'owner' };
const sha256Of = ({ said }: Outcome) => /sha256 ([\da-f]{64})/.exec(said)?.[1];
const claimsOf = async (uid: string) =>
  (await getAuth(shop.app).getUser(uid)).customClaims?.stores as unknown;
const ownerOf = async (id: string) => (await getAuth(shop.app).getUserByEmail(`owner@${id}.test`)).uid;

test('a store is made with its owner, customer and settings; made again, nothing changes', async () => {
  const dry = await store(...creation(shop.id, '--dry-run'));
  expect(dry).toMatchObject({
    code: 0,
    said: expect.stringContaining('would invite owner@provisioned.test') as string,
  });
  expect((await shop.db.doc(collections.storeSetting(shop.store)).get()).exists).toBe(false);

  const made = await store(...creation(shop.id));
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('[ ] serve it') as string });
  const invitation = await mailTo('owner@provisioned.test', ({ subject }) => subject.includes('متجر جديد'));
  expect(invitation.text).toContain('/ar/invitation/');
  await expect(ownerOf(shop.id)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  const settings = fs.readFileSync(inFolder('provisioned.env'), 'utf8');
  expect(settings).toContain('NEXT_PUBLIC_STORE_ID=provisioned\nNEXT_PUBLIC_STRIPE_ID=cus_provisioned\n');
  expect(await store(...creation(shop.id))).toEqual(made);
  expect(await mailsTo('owner@provisioned.test')).toHaveLength(1);
  const answer = {
    storeId: shop.id,
    token: await invitationToken('owner@provisioned.test'),
    password: STAFF_PASSWORD,
  };
  expect(await shop.visitor().call('acceptInvitation', answer)).toMatchObject({ ok: true });
  const uid = await ownerOf(shop.id);
  expect(await claimsOf(uid)).toEqual({ provisioned: 'owner' });
  const customer = await shop.db.doc(collections.billingCustomer('cus_provisioned')).get();
  expect(customer.data()).toMatchObject({ storeId: 'provisioned', uid });
  expect(await store('doctor', '--id', shop.id, '--env', inFolder('provisioned.env'))).toMatchObject({
    code: 0,
  });
});

test('a store is told where it is served, a copy of it is not there', async () => {
  const address = (url: string) => store('address', '--id', shop.id, '--url', url);
  expect(await address('shop.example/en')).toMatchObject({ code: 1 });
  expect(await address('https://shop.example')).toMatchObject({ code: 0 });
  const siteOf = async (id: string) =>
    (await shop.db.doc(collections.storeSetting(storeId(id))).get()).get('siteUrl') as unknown;
  expect(await siteOf(shop.id)).toBe('https://shop.example');
  expect(await store('clone', '--from', shop.id, '--to', 'copy-elsewhere')).toMatchObject({ code: 0 });
  expect(await siteOf('copy-elsewhere')).toBe('');
});

test('fault 44: export, delete, import and export again give the same file, of every type that Firestore knows', async () => {
  await shop.put(aProduct());
  const odd = {
    nothing: null,
    half: 0.5,
    bytes: Buffer.from([0, 255]),
    when: new Date(1),
    list: [{ b: 1, a: -0 }],
  };
  await shop.db.doc(`stores/${shop.id}/orders/o1/notes/ملاحظة`).set(odd);
  const picture = getStorage(shop.app).bucket().file(`stores/${shop.id}/products/board/1.webp`);
  await picture.save(Buffer.from([1, 2, 3]), { resumable: false, metadata: { contentType: 'image/webp' } });
  const uid = await ownerOf(shop.id);
  const first = await store('export', '--id', shop.id, '--out', inFolder('first.jsonl'));
  expect(first.code).toBe(0);

  expect(await store('delete', '--id', shop.id, '--out', inFolder('last.jsonl'))).toMatchObject({ code: 0 });
  const change = shop.db.doc(`stores/${shop.id}/orders/o1`);
  await change.set({ number: '1' });
  const refused = await store('delete', '--id', shop.id, '--exported', inFolder('last.jsonl'), '--yes');
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringContaining('changed since it was exported') as string,
  });
  await change.delete();
  expect(await store('delete', '--id', shop.id, '--exported', inFolder('last.jsonl'), '--yes')).toMatchObject(
    {
      code: 0,
    },
  );
  expect(await claimsOf(uid)).toEqual({});
  expect((await shop.db.doc(collections.storeUser(storeId(shop.id), uid)).get()).exists).toBe(false);
  expect(await picture.exists()).toEqual([false]);

  expect(await store('import', '--in', inFolder('last.jsonl'))).toMatchObject({ code: 0 });
  expect(await claimsOf(uid)).toEqual({ provisioned: 'owner' });
  const again = await store('export', '--id', shop.id, '--out', inFolder('again.jsonl'));
  expect(sha256Of(again)).toBe(sha256Of(first));
  expect(fs.readFileSync(inFolder('again.jsonl'))).toEqual(fs.readFileSync(inFolder('first.jsonl')));
  const over = await store('import', '--in', inFolder('first.jsonl'));
  expect(over).toMatchObject({
    code: 1,
    said: 'The store "provisioned" exists; --replace with --backup FILE would remove it first.',
  });
});

test('an import over a store leaves exactly what the file says, and the store as it was in another file', async () => {
  const added = shop.db.doc(collections.product(shop.store, 'later'));
  await added.set({ slug: 'later' });
  const backup = inFolder('backup.jsonl');
  const over = ['--replace', '--backup', backup, '--yes'];
  const replaced = await store('import', '--in', inFolder('first.jsonl'), ...over);
  expect(replaced).toMatchObject({ code: 0 });
  expect((await added.get()).exists).toBe(false);
  expect(fs.readFileSync(backup, 'utf8')).toContain(added.path);
  const now = await store('export', '--id', shop.id, '--out', inFolder('now.jsonl'));
  expect(sha256Of(now)).toBe(
    /"sha256":"([\da-f]{64})"\}\}\n$/.exec(fs.readFileSync(inFolder('first.jsonl'), 'utf8'))?.[1],
  );
});

test('an import under another id names itself everywhere, and its people work for both', async () => {
  const copied = await store('import', '--in', inFolder('first.jsonl'), '--id', 'provisioned-3');
  expect([copied.code, await claimsOf(await ownerOf(shop.id))]).toEqual([0, BOTH]);
  const exported = inFolder('third.jsonl');
  expect(await store('export', '--id', 'provisioned-3', '--out', exported)).toMatchObject({ code: 0 });
  expect(fs.readFileSync(exported, 'utf8')).not.toMatch(/stores\/provisioned\/|"stringValue":"provisioned"/);
});

test('a clone has the catalogue and the pictures, and none of the people', async () => {
  const copy = storeId('provisioned-2');
  expect(await store('clone', '--from', shop.id, '--to', copy)).toMatchObject({ code: 0 });
  const product = await shop.db.doc(collections.product(copy, 'board')).get();
  expect(product.data()).toMatchObject({ soldCount: 0, status: 'active' });
  expect((await shop.db.doc(collections.storeSetting(copy)).get()).get('storeId')).toBe(copy);
  expect((await shop.db.doc(`stores/${copy}/orders/o1/notes/ملاحظة`).get()).exists).toBe(false);
  const copied = getStorage(shop.app).bucket().file(`stores/${copy}/products/board/1.webp`);
  expect(await copied.exists()).toEqual([true]);
  const owned = await store(...creation(copy));
  expect(owned).toMatchObject({ code: 0 });
});

test('a plan begins on trial with the store and ends with it', async () => {
  const id = 'planned';
  await sellPlan(shop.db, await connected, 'gold-month', 2_900);
  expect(await store(...creation(id, '--plan', 'gold-month'))).toMatchObject({ code: 0 });
  const listed = await store('list', '--json');
  expect(JSON.parse(listed.said)).toContainEqual(
    expect.objectContaining({
      id,
      state: 'ready',
      plan: expect.stringMatching(/^trialing until \d/) as string,
    }),
  );
  expect(await store('delete', '--id', id, '--out', inFolder('planned.jsonl'))).toMatchObject({ code: 0 });
  const ends = async () => {
    const { data } = await (await connected).subscriptions.list({ customer: `cus_${id}` });
    return data.map((subscription) => subscription.cancel_at_period_end);
  };
  const over = ['--replace', '--backup', inFolder('backup.jsonl'), '--yes'];
  expect(await store('import', '--in', inFolder('planned.jsonl'), ...over)).toMatchObject({ code: 0 });
  expect(await ends()).toEqual([false]);
  const deleted = await store('delete', '--id', id, '--exported', inFolder('planned.jsonl'), '--yes');
  expect(deleted).toMatchObject({ code: 0 });
  expect(await ends()).toEqual([true]);
});

test('another name for a store is written only when agreed to', async () => {
  const renaming = creation(shop.id).map((word) => (word === 'New Shop' ? 'Newer Shop' : word));
  const refused = await store(...renaming);
  expect(refused).toEqual({
    code: 1,
    said: 'The store "provisioned" exists under another name and was left as it is.',
  });
  expect(await store(...renaming, '--yes')).toMatchObject({ code: 0 });
  expect(await store(...creation(shop.id), '--yes')).toMatchObject({ code: 0 });
});

test('rights that disagree and pictures that nobody shows are told, and mended when asked to', async () => {
  const uid = await ownerOf(shop.id);
  await getAuth(shop.app).setCustomUserClaims(uid, { stores: {} });
  const told = await store('doctor', '--id', shop.id);
  expect(told.code).toBe(1);
  expect(told.said).toContain('owner@provisioned.test is its owner, but the claim says nothing');
  const mended = await store('doctor', '--id', shop.id, '--fix', '--yes');
  expect(mended.said).toContain('done: write the claim');
  expect(await claimsOf(uid)).toEqual(BOTH);
});

test('goods that an unpaid order keeps for too long go back into the shop', async () => {
  await shop.put(aProduct());
  const request = { storeId: shop.id, paymentMethod: 'card' } as const;
  // Of now, so that the schedule itself leaves it alone.
  const placed = { ...anOrder({ request }), createdAt: Date.now() };
  await shop.db.doc(collections.order(shop.store, placed.id)).set(orderDocument(placed));
  // A transfer with a receipt waits for staff.
  const receipts = [{ id: 'r1', at: placed.createdAt, path: '' }];
  const shown = { ...placed, id: orderId('shown'), transfer: { ...NO_TRANSFER, receipts } };
  await shop.db.doc(collections.order(shop.store, shown.id)).set(orderDocument(shown));
  const functionsEnv = { ...env, STRIPE_MODE: 'test', STRIPE_STORE_KEYS: '{}' };
  const inTwoHours = () => Date.now() + 2 * 60 * 60 * 1000;
  const world = { ...openWorld(functionsEnv, openTerminal({})), now: inTwoHours };
  const [finding] = await checkReservations(world, shop.store);
  expect(finding?.what).toBe(`1 unpaid orders have not ended, such as ${placed.number}`);
  await finding?.mend?.();
  expect((await shop.order(placed.id)).status).toBe('cancelled');
  expect(await checkReservations(world, shop.store)).toEqual([]);
});

test('mails that were given up are told and sent once more when asked to; refused ones hold nothing up', async () => {
  const address = 'second@provisioned.test';
  const invited = { storeId: shop.id, email: address, name: 'Second', role: 'owner', locale: 'en' } as const;
  await inviteStaff({ db: shop.db, now: () => Date.now() }, invited, null);
  await mailTo(address, () => true);
  const { docs } = await shop.db.collection(collections.outbox(shop.store)).where('to', '==', address).get();
  const [invitation] = docs;
  await invitation?.ref.update({ state: 'failed', attempts: 12 });
  const mistyped = shop.db.doc(collections.outboxEntry(shop.store, 'mistyped'));
  await mistyped.set({ kind: 'order-placed', to: 'sara@exmaple.test', orderId: 'o1', state: 'refused' });
  const told = await store('doctor', '--id', shop.id);
  expect(told.code).toBe(1);
  expect(told.said).toContain(
    `1 mails or pushes were given up (the functions’ log tells why): staff-invitation to ${address}`,
  );
  expect(await store('doctor', '--id', shop.id, '--fix', '--yes')).toMatchObject({ code: 0 });
  await runSchedule('sendLeftOutbox');
  expect((await mailsTo(address)).map(({ copies }) => copies)).toEqual([2]);
  expect((await mistyped.get()).get('state')).toBe('dropped');
  await mistyped.update({ state: 'refused' });
  const said = expect.stringContaining('1 mails or pushes were refused by their receivers') as string;
  expect(await store('doctor', '--id', shop.id)).toEqual({ code: 0, said });
});

test('what is wrong is said in one sentence', async () => {
  fs.writeFileSync(inFolder('cut.jsonl'), fs.readFileSync(inFolder('first.jsonl'), 'utf8').slice(0, -300));
  const failures = [
    await store('explode'),
    await store('create', '--id', 'x'),
    await store('export', '--id', 'nobody', '--out', inFolder('nobody.jsonl')),
    await store('import', '--in', inFolder('cut.jsonl'), '--id', 'other'),
    await store(...creation('other', '--plan', 'gold')),
  ];
  expect(failures).toEqual(
    failures.map(() => ({ code: 1, said: expect.stringMatching(/^[^\n]+\.$|tells more\.$/) as string })),
  );
  expect(helpFor(['delete', '--help'])).toContain('--exported FILE');
});
