import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { cartMailRef } from '@/functions/src/adapters/outbox/cart-mail';
import { createCartTokens } from '@/functions/src/adapters/tokens/cart-token';
import { customerKey } from '@/functions/src/adapters/tokens/digest';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { parseCartFigures } from '@/lib/domain/reminders/kept-cart';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo, mailsTo } from '@/tests/fixtures/messages/local-mailbox';
import { runSchedule } from '@/tests/fixtures/money/card-orders';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';

const [shop, silent] = [new LocalShop('abandoned-carts'), new LocalShop('silent-carts')];
const cartReminder = { enabled: true, afterHours: 24 };
const DONE = { ok: true, value: { ok: true } };
const EXPIRED = { ok: false, error: { code: 'link-expired' } };
const HOUR_MS = 60 * 60 * 1000;
let guest: Client;

beforeAll(async () => {
  await Promise.all([shop.open({ setting: { cartReminder } }), silent.open()]);
  guest = await shop.guest();
  for (const id of ['sea', 'sky'])
    await shop.put(aProduct({ id, slug: id, title: { en: `The ${id}`, ar: `لوحة ${id}` } }));
});
afterAll(() => Promise.all([shop.close(), silent.close()]));

type Kept = Callables['keepCart']['request'];
const keeping = (email: string, changes: Partial<Kept> = {}): Kept => ({
  ...{ storeId: shop.id, cartId: randomUUID(), email, locale: 'en' },
  lines: ['sea', 'sky'].map((productId) => aRequestedLine({ productId })),
  ...changes,
});
async function kept(email: string, changes: Partial<Kept> = {}, client = shop.visitor()): Promise<string> {
  const request = keeping(email, changes);
  expect(await client.call('keepCart', request)).toEqual(DONE);
  return request.cartId;
}
const stored = async (at: LocalShop, cartId: string) =>
  (await at.db.doc(collections.keptCart(at.store, cartId)).get()).data();
const figures = async () =>
  parseCartFigures((await shop.db.doc(collections.cartFigures(shop.store)).get()).data());

/** The hours go by, and two servers find at once what is due. */
async function due(cartId: string): Promise<unknown> {
  const entry = cartMailRef(shop.db, shop.store, cartId);
  if (!(await entry.get()).exists) return null;
  await entry.update({ dueAt: Timestamp.fromMillis(Date.now()) });
  await Promise.all([runSchedule('sendLeftOutbox'), runSchedule('sendLeftOutbox')]);
  return (await entry.get()).get('state');
}
const linkIn = ({ text }: { text: string }, page: string): string =>
  new RegExp(`/${page}/(\\S+)`).exec(text)?.[1]?.replaceAll(/[\u2068\u2069]/g, '') ?? '';

test('without consent nothing is stored: not by a quote or an order, nor where the store reminds nobody', async () => {
  await shop.placed(guest, { lines: [aRequestedLine({ productId: 'sea' })] });
  expect((await shop.db.collection(collections.keptCarts(shop.store)).get()).empty).toBe(true);
  const asked = keeping('nobody@left.example', { storeId: silent.id });
  expect(await silent.visitor().call('keepCart', asked)).toEqual({
    ok: false,
    error: { code: 'not-allowed' },
  });
  expect(await stored(silent, asked.cartId)).toBeUndefined();
  expect((await cartMailRef(silent.db, silent.store, asked.cartId).get()).exists).toBe(false);
});

test('who agreed gets one mail in their language, whose link brings the cart back and tells nobody whose it is', async () => {
  const before = await figures();
  const began = Date.now();
  const cartId = await kept('layla@left.example', { locale: 'ar' });
  expect(await stored(shop, cartId)).toMatchObject({
    email: 'layla@left.example',
    consent: { given: true, source: 'checkout' },
  });
  const entry = await cartMailRef(shop.db, shop.store, cartId).get();
  // No older than it is due, or it would look as if the outbox stood still.
  for (const field of ['dueAt', 'createdAt'])
    expect(entry.get(field).toMillis()).toBeGreaterThanOrEqual(began + 24 * HOUR_MS);
  expect(await due(cartId)).toBe('sent');
  const mail = await mailTo('layla@left.example', ({ text }) => text.includes('/ar/restore-cart/'));
  expect(mail.text).toContain('لوحة sea');
  await runSchedule('sendLeftOutbox');
  // Whatever the page sends later, there is no second one.
  await kept('layla@left.example', { cartId });
  expect((await mailsTo('layla@left.example')).map(({ copies }) => copies)).toEqual([1]);

  const stranger = shop.visitor();
  const restored = await stranger.call('restoreCart', { token: linkIn(mail, 'restore-cart') });
  expect(restored).toMatchObject({
    value: { cartId, lines: [{ productId: 'sea', quantity: 1 }, { productId: 'sky' }] },
  });
  expect(JSON.stringify(restored)).not.toContain('left.example');
  await stranger.call('restoreCart', { token: linkIn(mail, 'restore-cart') });
  await shop.placed(guest, { cartId, address: anAddress({ email: 'other@left.example' }) });
  expect(await stored(shop, cartId)).toEqual({ ended: true, expireAt: expect.any(Timestamp) });
  expect(await stranger.call('restoreCart', { token: linkIn(mail, 'restore-cart') })).toEqual(EXPIRED);
  const { sent, returned, bought } = before;
  expect(await figures()).toEqual({ sent: sent + 1, returned: returned + 1, bought: bought + 1 });
});

test('a token of another secret, store or kind opens nothing', async () => {
  const cartId = await kept('mine@left.example');
  const forged = createCartTokens(() => 'guessed', Date.now).sign({ storeId: shop.id, cartId });
  for (const token of [forged, cartId, `${shop.id}.${cartId}.zzzzzzzz.y`])
    expect(await shop.visitor().call('restoreCart', { token })).toEqual(EXPIRED);
  const [named] = forged.split('.').slice(-1);
  expect(await shop.visitor().call('stopMails', { token: `${shop.id}.carts.x.zzzzzzzz.${named}` })).toEqual(
    EXPIRED,
  );
  expect(await stored(shop, cartId)).toMatchObject({ email: 'mine@left.example' });
});

test('a cart that was ordered meanwhile is never mailed, whatever the address and whatever still arrives', async () => {
  const request = keeping('omar@left.example');
  await kept(request.email, request);
  await shop.placed(guest, { cartId: request.cartId, address: anAddress({ email: 'else@left.example' }) });
  // It was under way when the order was placed.
  await kept(request.email, request);
  expect(await due(request.cartId)).toBeNull();
  expect(await stored(shop, request.cartId)).not.toHaveProperty('email');
  // The same mailbox orders in another browser.
  const left = await kept('Omar@left.example');
  await shop.placed(guest, { address: anAddress({ email: 'omar@left.example' }) });
  expect(await due(left)).toBe('dropped');
  expect(await mailsTo('omar@left.example').then((mails) => mails.filter(aboutCart))).toHaveLength(0);
});
const aboutCart = ({ text }: { text: string }) => text.includes('/restore-cart/');

test('boards that are sold out or hidden are left out, and a cart without any other is not mailed', async () => {
  const gone = aProduct({ id: 'gone', slug: 'gone', variants: [aVariant({ stock: 0 })] });
  const hidden = aProduct({ id: 'hidden', slug: 'hidden', status: 'draft' });
  await Promise.all([gone, hidden].map((product) => shop.put(product)));
  const lost = ['gone', 'hidden'].map((productId) => aRequestedLine({ productId }));
  const some = await kept('sold@left.example', { lines: [...lost, aRequestedLine({ productId: 'sky' })] });
  expect(await due(some)).toBe('sent');
  const mail = await mailTo('sold@left.example', aboutCart);
  expect(mail.text).toContain('The sky');
  expect(mail.text).not.toContain('Sea Breeze');
  expect(await due(await kept('none@left.example', { lines: lost }))).toBe('dropped');
  expect(await mailsTo('none@left.example')).toHaveLength(0);
});

test('a shop that does not sell reminds nobody of a cart', async () => {
  for (const changes of [{ trading: { state: 'paused' } }, { trading: {}, takenDown: true }]) {
    const cartId = await kept('break@left.example');
    await shop.set(changes);
    expect(await due(cartId)).toBe('dropped');
    expect(await stored(shop, cartId)).not.toHaveProperty('remindedAt');
  }
  await shop.set({ takenDown: false });
  expect(await mailsTo('break@left.example')).toHaveLength(0);
});

test('an unticked box, the link in the mail and the store itself end it, and opening a page changes nothing', async () => {
  const request = keeping('ends@left.example');
  await kept(request.email, request);
  const drop = { storeId: shop.id, cartId: request.cartId };
  expect(await shop.visitor().call('dropCart', drop)).toEqual(DONE);
  await kept(request.email, request);
  expect(await stored(shop, request.cartId)).not.toHaveProperty('email');
  expect(await due(request.cartId)).toBeNull();

  const first = await kept('ends@left.example');
  const second = await kept('ends@left.example');
  expect(await due(first)).toBe('sent');
  const token = linkIn(await mailTo('ends@left.example', aboutCart), 'stop-mails');
  for (const _ of [1, 2]) expect(await shop.visitor().call('stopMails', { token })).toEqual(DONE);
  expect(await stored(shop, second)).not.toHaveProperty('email');
  expect(await due(second)).toBeNull();
  const third = await kept('ends@left.example');
  await shop.set({ cartReminder: { ...cartReminder, enabled: false } });
  expect(await due(third)).toBe('dropped');
  await shop.set({ cartReminder });
  expect((await mailsTo('ends@left.example')).filter(aboutCart)).toHaveLength(1);
});

test('the carts of an account are exported and go with it, and the owner forgets those of a customer', async () => {
  const salma = await shop.member('salma');
  const cartId = await kept('salma@elsewhere.example', {}, salma);
  const exported = await salma.call('exportMyData', { storeId: shop.id });
  expect(exported).toMatchObject({
    value: { keptCarts: [{ storeId: shop.id, email: 'salma@elsewhere.example' }] },
  });
  expect(await salma.call('deleteMyAccount', { storeId: shop.id })).toEqual(DONE);
  expect(await stored(shop, cartId)).not.toHaveProperty('email');
  expect(await due(cartId)).toBeNull();

  const address = anAddress({ email: 'guest@left.example' });
  await shop.placed(guest, { address });
  await shop.counted();
  const own = await kept(address.email);
  const owner = await shop.staff();
  const customer = { storeId: shop.id, customerId: customerKey(address.email) };
  expect(await owner.call('exportCustomer', customer)).toMatchObject({ value: { keptCarts: [{}] } });
  expect(await owner.call('forgetCustomer', customer)).toMatchObject({ ok: true });
  expect(await stored(shop, own)).not.toHaveProperty('email');
});
