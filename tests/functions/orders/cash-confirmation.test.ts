import { Timestamp } from 'firebase-admin/firestore';
import { createConfirmationTokens } from '@/functions/src/adapters/tokens/confirmation-token';
import { createTrackingTokens } from '@/functions/src/adapters/tokens/tracking-token';
import { collections } from '@/lib/domain/collections';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { TEST_SECRETS } from '@/tests/setup/test-secrets';
import { runSchedule } from '@/tests/fixtures/money/card-orders';

const HOUR_MS = 60 * 60 * 1000;
const RULES = { ask: true, shipConfirmedOnly: true, remindAfterHours: 24, cancelAfterHours: 48 };
const shop = new LocalShop('cash-confirmation');
let guest: Client;
let owner: Client;
let nobody: Client;

beforeAll(async () => {
  await shop.open({ setting: { confirmation: RULES } });
  [guest, owner] = await Promise.all([shop.guest(), shop.staff()]);
  nobody = shop.visitor();
});
afterAll(() => shop.close());

const emailOf = (productId: string) => `${productId}@example.com`;

async function orderOf(productId: string): Promise<Order> {
  await shop.put(aProduct({ id: productId, variants: [aVariant()] }));
  const lines = [aRequestedLine({ productId, quantity: 3 })];
  return shop.placed(guest, { lines, address: anAddress({ email: emailOf(productId) }) });
}

/** The token of the newest mail that asks to confirm. */
async function tokenMailedTo(email: string, subject = ''): Promise<string> {
  const { text } = await mailTo(
    email,
    (mail) => mail.text.includes('/confirm/') && mail.subject.includes(subject),
  );
  return /\/confirm\/(\S+)/.exec(text)?.[1] ?? '';
}

const move = (order: Order, from: OrderStatus, to: OrderStatus) =>
  owner.call('updateOrderStatus', { storeId: shop.id, orderId: order.id, from, to });

const read = (token: string) => nobody.call('readConfirmation', { token });
const answer = (token: string, given: 'confirm' | 'decline') =>
  nobody.call('answerConfirmation', { token, answer: given });

/** Moves what the schedule waits for into the past. */
async function hoursPass({ id }: Order, hours: number): Promise<void> {
  const { confirmation } = await shop.order(id);
  const earlier = (at: number | null) => at && Timestamp.fromMillis(at - hours * HOUR_MS);
  await shop.db.doc(collections.order(shop.store, id)).update({
    'confirmation.askedAt': earlier(confirmation.askedAt),
    'confirmation.remindedAt': earlier(confirmation.remindedAt),
    'confirmation.dueAt': earlier(confirmation.dueAt),
  });
}

test('the link of the mail shows the order, changes nothing until a button is pressed, and confirms once', async () => {
  const order = await orderOf('confirmed-by-mail');
  const token = await tokenMailedTo(order.address.email);
  expect(await read(token)).toMatchObject({
    value: { number: order.number, state: 'open', total: order.total, lines: [{ quantity: 3 }] },
  });
  expect((await shop.order(order.id)).confirmation).toMatchObject({ state: 'asked', answeredAt: null });

  await move(order, 'placed', 'confirmed');
  expect(await move(order, 'confirmed', 'shipped')).toMatchObject({
    error: { code: 'confirmation-missing' },
  });
  expect(await answer(token, 'confirm')).toEqual({ ok: true, value: { state: 'confirmed' } });
  expect(await answer(token, 'decline')).toEqual({ ok: true, value: { state: 'confirmed' } });
  expect(await shop.order(order.id)).toMatchObject({
    status: 'confirmed',
    confirmation: { state: 'confirmed', channel: 'mail', dueAt: null },
  });
  expect(await move(order, 'confirmed', 'shipped')).toMatchObject({ ok: true });
  expect(await read(token)).toMatchObject({ value: { state: 'sent' } });
});

test('declining cancels the order with its stock, once, however often it is pressed', async () => {
  const order = await orderOf('declined');
  await move(order, 'placed', 'confirmed');
  const token = await tokenMailedTo(order.address.email);
  const answers = await Promise.all(Array.from({ length: 4 }, () => answer(token, 'decline')));
  expect(answers).toEqual(Array(4).fill({ ok: true, value: { state: 'declined' } }));
  expect((await shop.product('declined')).stock).toBe(10);
  const { status, history, confirmation } = await shop.order(order.id);
  expect([status, confirmation.state, history.length]).toEqual(['cancelled', 'declined', 3]);
  await mailTo(order.address.email, ({ subject }) => subject.includes('was cancelled'));
  expect(await answer(token, 'confirm')).toEqual({ ok: true, value: { state: 'declined' } });
});

test('staff confirm by phone, and ask by a WhatsApp message in the language of the order', async () => {
  const order = await orderOf('by-phone');
  const hints = await owner.call('readOrderHints', { storeId: shop.id, orderId: order.id });
  const { message } = hints.ok ? hints.value : { message: null };
  const link = new URL(message ?? '');
  expect([link.origin, link.pathname]).toEqual(['https://wa.me', '/962791234567']);
  const [, token = ''] = /\/confirm\/(\S+)/.exec(link.searchParams.get('text') ?? '') ?? [];
  expect(await read(token)).toMatchObject({ value: { state: 'open' } });
  const step = { storeId: shop.id, orderId: order.id, step: 'confirmed' } as const;
  expect(await owner.call('recordConfirmation', step)).toEqual({ ok: true, value: { state: 'confirmed' } });
  expect(await owner.call('recordConfirmation', step)).toEqual({ ok: true, value: { state: 'confirmed' } });
  expect((await shop.order(order.id)).confirmation).toMatchObject({ channel: 'phone' });
  expect(await read(token)).toMatchObject({ value: { state: 'confirmed' } });
});

test('who placed an order confirms it on its page without a link, and nobody else does', async () => {
  const order = await orderOf('on-its-page');
  const request = { storeId: shop.id, orderId: order.id, answer: 'confirm' } as const;
  const stranger = await shop.guest();
  expect(await stranger.call('answerOwnConfirmation', { ...request, answer: 'decline' })).toMatchObject({
    error: { code: 'order-not-found' },
  });
  expect(await guest.call('answerOwnConfirmation', request)).toEqual({
    ok: true,
    value: { state: 'confirmed' },
  });
  expect((await shop.order(order.id)).confirmation).toMatchObject({ state: 'confirmed', channel: 'page' });
});

test('without an answer a shopper is reminded once, then the order is cancelled and its stock returns', async () => {
  const order = await orderOf('unanswered');
  await tokenMailedTo(order.address.email);
  await runSchedule('followConfirmations');
  expect((await shop.order(order.id)).confirmation.remindedAt).toBeNull();
  await hoursPass(order, 25);
  await runSchedule('followConfirmations');
  await tokenMailedTo(order.address.email, 'Please confirm');
  const { remindedAt } = (await shop.order(order.id)).confirmation;
  await runSchedule('followConfirmations');
  expect((await shop.order(order.id)).confirmation.remindedAt).toBe(remindedAt);
  await hoursPass(order, 49);
  await runSchedule('followConfirmations');
  expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled', confirmation: { dueAt: null } });
  expect((await shop.product('unanswered')).stock).toBe(10);
  await mailTo(order.address.email, ({ subject }) => subject.includes('was not confirmed'));
});

test('an order that cannot be read is put off, so that those due after it have their turn', async () => {
  const order = await orderOf('unreadable');
  await hoursPass(order, 25);
  const stored = shop.db.doc(collections.order(shop.store, order.id));
  await stored.update({ status: 'no-such-status' });
  await runSchedule('followConfirmations');
  const dueAt = (await stored.get()).get('confirmation.dueAt') as { toMillis: () => number };
  expect(dueAt.toMillis()).toBeGreaterThan(Date.now());
});

test('only a link of this purpose, time and secret opens an order', async () => {
  const order = await orderOf('forged');
  const named = { storeId: shop.id, orderId: order.id };
  const secret = () => TEST_SECRETS.tracking;
  const late = createConfirmationTokens(secret, () => Date.now() - 31 * 24 * HOUR_MS);
  const tokens = [
    createTrackingTokens(secret, Date.now).sign(named),
    createConfirmationTokens(() => 'guessed', Date.now).sign({ ...named, channel: 'mail' }),
    late.sign({ ...named, channel: 'mail' }),
    order.id,
  ];
  for (const token of tokens) {
    expect(await read(token)).toEqual({ ok: false, error: { code: 'link-expired' } });
    expect(await answer(token, 'decline')).toEqual({ ok: false, error: { code: 'link-expired' } });
  }
  expect((await shop.order(order.id)).status).toBe('placed');
});
