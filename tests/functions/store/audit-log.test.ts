import type { CallableName, Callables } from '@/lib/domain/api/callables';
import { parseAuditEntry, type AuditEntry } from '@/lib/domain/audit/audit-entry';
import { AUDIT_ACTIONS } from '@/lib/domain/audit/recorded-actions';
import { collections } from '@/lib/domain/collections';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aGroup, auditedActions } from '@/tests/fixtures/shop/audited-actions';
import { BOARDS, BOUGHT } from '@/tests/fixtures/shop/stage-props';

// A store that `tests/setup/card-shops.ts` gives keys to.
const shop = new LocalShop('audit-log');
const stripe = new LocalStripe(shop.id);
const ours = { storeId: shop.id };
let owner: Client;
let shopper: Client;
let actions: ReturnType<typeof auditedActions>;

beforeAll(async () => {
  await shop.open({
    setting: TAKES_CARDS,
    products: BOARDS,
  });
  [owner, shopper] = await Promise.all([shop.staff(), shop.member('shopper')]);
  const record = {
    ...ours,
    id: owner.uid,
    email: 'owner@audit-log.test',
    name: 'Rana',
    image: '',
    role: 'owner',
  };
  await shop.db.doc(collections.storeUser(shop.store, owner.uid)).set(record);
  actions = auditedActions({ shop, stripe, owner, shopper, recorded });
});
afterAll(() => shop.close());

async function entries(): Promise<AuditEntry[]> {
  const { docs } = await shop.db.collection(collections.audit(shop.store)).orderBy('at').get();
  return docs.map((doc) => parseAuditEntry(doc.id, doc.data()));
}

/** Does it as the owner, or throws; resolves to what that wrote into the log. */
async function recorded<N extends CallableName>(
  name: N,
  request: Callables[N]['request'],
): Promise<AuditEntry[]> {
  const known = new Set((await entries()).map(({ id }) => id));
  const answer = await owner.call(name, request);
  if (!answer.ok) throw new Error(`${name}: ${answer.error.code}`);
  return (await entries()).filter(({ id }) => !known.has(id));
}

test.each(AUDIT_ACTIONS)('%s is written down once, with what was and what is', async (name) => {
  const [written, change, id, fields] = await actions[name]();
  expect(written).toHaveLength(1);
  const [entry] = written;
  expect(entry).toMatchObject({
    action: name,
    by: { uid: owner.uid, role: 'owner' },
    requestId: expect.stringMatching(/^[\w-]{8,64}$/) as string,
  });
  const thing = entry?.things.find((one) => one.id === id);
  expect(thing).toMatchObject({ change });
  expect(thing?.fields).toEqual(expect.arrayContaining([...fields]));
});

test('nothing is written for what was refused, changed nothing or was sent again', async () => {
  const known = (await entries()).length;
  const request = { ...ours, baseUpdatedAt: 1, productId: 'board', title: { en: 'Late', ar: 'Late' } };
  expect(await owner.call('saveProduct', request)).toMatchObject({ ok: false });
  expect(await shopper.call('saveBrand', aGroup(shop.id, 'mine'))).toMatchObject({ ok: false });
  await owner.call('saveBrand', { ...aGroup(shop.id, 'atelier'), seen: aGroup(shop.id, 'atelier') });
  await shop.placed(shopper, BOUGHT);
  expect(await entries()).toHaveLength(known);
});

test('an entry tells nothing of a shopper, and ends by itself', async () => {
  const { docs } = await shop.db.collection(collections.audit(shop.store)).get();
  const all = JSON.stringify(docs.map((doc) => doc.data()));
  for (const secret of ['sara@example.com', 'Sara Nasser', '+971501234567', 'Hello Sara'])
    expect(all).not.toContain(secret);
  for (const doc of docs) {
    const [at, expireAt] = ['at', 'expireAt'].map((name) => doc.get(name) as { toMillis(): number });
    expect((expireAt?.toMillis() ?? 0) - (at?.toMillis() ?? 0)).toBe(400 * 24 * 60 * 60 * 1000);
  }
});

test('a clerk who takes the name of the owner is written down under their own address', async () => {
  const clerk = await shop.member('clerk', { [shop.id]: 'staff' });
  const email = 'clerk@audit-log.test';
  const record = { id: clerk.uid, name: 'Sam', email, image: '', storeId: shop.id, role: 'staff' };
  await shop.db.doc(collections.storeUser(shop.store, clerk.uid)).set(record);
  await clerk.call('saveStoreUser', { ...ours, name: 'Dana Owner', image: '' });
  const order = await shop.placed(shopper, BOUGHT);
  await clerk.call('addOrderNote', { ...ours, orderId: order.id, key: 'forged', text: 'Paid twice' });

  const written = (await entries()).filter(({ by }) => by.uid === clerk.uid);
  const by = { uid: clerk.uid, email, role: 'staff' };
  expect(written.map((entry) => entry.by)).toEqual([
    { ...by, name: 'Sam' },
    { ...by, name: 'Dana Owner' },
  ]);
  const notes = await shop.db.collection(collections.orderNotes(shop.store, order.id)).get();
  expect(notes.docs.map((note) => note.get('byName') as string)).toEqual([`${email} (Dana Owner)`]);
});
