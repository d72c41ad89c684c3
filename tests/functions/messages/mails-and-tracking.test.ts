import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference } from 'firebase-admin/firestore';
import { createReadBatched } from '@/functions/src/adapters/database/read-batched';
import { createRunInQueue } from '@/functions/src/adapters/database/run-in-queue';
import { createConsumeMailBudget } from '@/functions/src/adapters/mail/consume-mail-budget';
import { createGiftCodes } from '@/functions/src/adapters/tokens/gift-codes';
import { createDesignChangeTokens } from '@/functions/src/adapters/tokens/design-change-token';
import { createConfirmationTokens } from '@/functions/src/adapters/tokens/confirmation-token';
import { createInvitationTokens } from '@/functions/src/adapters/tokens/invitation-token';
import { createCartTokens } from '@/functions/src/adapters/tokens/cart-token';
import { createConsentTokens } from '@/functions/src/adapters/tokens/consent-token';
import { createPaymentTokens } from '@/functions/src/adapters/tokens/payment-token';
import { createReviewTokens } from '@/functions/src/adapters/tokens/review-token';
import { createStopTokens } from '@/functions/src/adapters/tokens/stop-token';
import { createTrackingTokens } from '@/functions/src/adapters/tokens/tracking-token';
import { deliverEntry } from '@/functions/src/handlers/outbox/deliver-outbox';
import type { OutboxDeps } from '@/functions/src/handlers/outbox/deliver-outbox';
import { collections } from '@/lib/domain/collections';
import { orderByLink } from '@/lib/domain/orders/order-by-link';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import type { Client } from '@/tests/fixtures/firebase/local-shop';
import { mailTo, mailsTo } from '@/tests/fixtures/messages/local-mailbox';
import { anAddress } from '@/tests/fixtures/shop/orders';
import { TEST_SECRETS } from '@/tests/setup/test-secrets';

const HOUR_MS = 60 * 60 * 1000;

const shop = new LocalShop('mails');
let guest: Client;

beforeAll(async () => {
  await shop.open();
  guest = await shop.guest();
});
afterAll(() => shop.close());

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

/** An order of a shopper with an address of their own. */
const orderBy = (name: string, locale: 'en' | 'ar' = 'en') =>
  shop.placed(guest, { address: anAddress({ email: `${name}@example.com` }), locale });

async function tokenOf(email: string): Promise<string> {
  const { text } = await mailTo(email, (mail) => mail.text.includes('/track/'));
  return /\/track\/(\S+)/.exec(text)?.[1] ?? '';
}

test('the shopper gets one mail in their language, the owner one of their own', async () => {
  const order = await orderBy('salma', 'ar');
  const mail = await mailTo('salma@example.com', () => true);
  expect(plain(mail.subject)).toBe(`تم استلام طلبك بنجاح: ${order.number}`);
  expect(mail.html).toContain('dir="rtl"');
  expect(mail.text).toContain('/ar/track/');
  const owners = await mailTo('owner@mails.shop', ({ subject }) => subject.includes(order.number));
  expect(plain(owners.subject)).toBe(`New order ${order.number} from Layla Haddad`);
  expect(owners.text).toContain(`/admin/orders/${order.id}`);

  await runSchedule();
  expect(await mailsTo('salma@example.com')).toHaveLength(1);
});

test('every step that matters to the shopper is mailed', async () => {
  const order = await orderBy('steps');
  const owner = await shop.staff();
  const steps = [
    ['placed', 'confirmed'],
    ['confirmed', 'shipped'],
    ['shipped', 'delivered'],
    ['delivered', 'returned'],
  ] as const;
  for (const [from, to] of steps)
    await owner.call('updateOrderStatus', { storeId: shop.id, orderId: order.id, from, to });
  await mailTo('steps@example.com', ({ subject }) => subject.includes('is back at'));
  await mailTo('steps@example.com', ({ subject }) => subject.includes('delivered'));
  await mailTo('steps@example.com', ({ subject }) => subject.includes('on its way'));
  await mailTo('steps@example.com', ({ subject }) => subject.includes('confirmed'));
  expect(await mailsTo('steps@example.com')).toHaveLength(5);
});

test("the mail's link opens its order without a login; altered and old links open nothing", async () => {
  const order = await orderBy('tracker');
  const token = await tokenOf('tracker@example.com');
  const visitor = shop.visitor();
  expect(await visitor.call('trackOrder', { token })).toEqual({
    ok: true,
    value: { order: orderByLink(order, null) },
  });

  const other = await orderBy('other');
  const refused = { ok: false, error: { code: 'link-expired' } };
  for (const forged of [token.slice(0, -2), `${token}A`, order.id, other.id, 'x.y.z.w'])
    expect(await visitor.call('trackOrder', { token: forged })).toEqual(refused);
  const longAgo = createTrackingTokens(
    () => TEST_SECRETS.tracking,
    () => 0,
  );
  const old = longAgo.sign({ storeId: shop.id, orderId: order.id });
  expect(await visitor.call('trackOrder', { token: old })).toEqual(refused);
});

describe('a queued mail', () => {
  /** Later than the triggers and schedules that run meanwhile would send it. */
  const due = Date.now() + 10 * HOUR_MS;
  let clock = due;
  let orderId: string;
  let sent: string[];
  let serverIsDown: boolean;
  let isRefused: boolean;
  let underWay: number;
  let mostUnderWay: number;
  const warn = jest.fn();
  const runInQueue = createRunInQueue();
  const deps = (): OutboxDeps => ({
    db: shop.db,
    auth: getAuth(shop.app),
    now: () => clock,
    consumeMailBudget: createConsumeMailBudget({
      db: shop.db,
      auth: getAuth(shop.app),
      now: () => clock,
      scale: () => 10,
      randomBelow: () => 0,
    }),
    siteUrl: () => 'http://localhost:3000',
    pictureUrl: (path) => path,
    log: { warn, error: warn },
    tracking: createTrackingTokens(
      () => 'secret',
      () => clock,
    ),
    invitations: createInvitationTokens(
      () => 'secret',
      () => clock,
    ),
    consents: createConsentTokens(
      () => 'secret',
      () => clock,
    ),
    paymentLinks: createPaymentTokens(
      () => 'secret',
      () => clock,
    ),
    carts: createCartTokens(
      () => 'secret',
      () => clock,
    ),
    reviewLinks: createReviewTokens(
      () => 'secret',
      () => clock,
    ),
    stops: createStopTokens(
      () => 'secret',
      () => clock,
    ),
    giftCodes: createGiftCodes(() => 'secret'),
    designChanges: createDesignChangeTokens(
      () => 'secret',
      () => clock,
    ),
    confirmations: createConfirmationTokens(
      () => 'secret',
      () => clock,
    ),
    readBatched: createReadBatched({ db: shop.db, now: () => clock }),
    platform: () => ({ name: 'Shop', address: 'shop@example.com', reports: 'shop@example.com' }),
    sendPush: async () => (isRefused ? 'refused' : 'sent'),
    senderFor: async () => null,
    consumeRateLimit: async () => ({ retryAfter: 0, excess: 0 }),
    runInQueue,
    sendMail: async ({ messageId }) => {
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay -= 1;
      if (serverIsDown) throw new Error('connect ECONNREFUSED');
      if (isRefused) return 'refused';
      sent.push(messageId);
      return 'sent';
    },
  });
  const deliverNow = async (ref: DocumentReference) => deliverEntry(deps(), await ref.get());

  async function queued() {
    const ref = shop.db.collection(collections.outbox(shop.store)).doc();
    const mail = { kind: 'order-placed', orderId, to: 'later@example.com', locale: 'en' };
    await ref.set({ ...mail, state: 'waiting', attempts: 0, dueAt: Timestamp.fromMillis(due) });
    return ref;
  }

  beforeAll(async () => {
    ({ id: orderId } = await orderBy('queued'));
  });
  beforeEach(() => {
    clock = due;
    sent = [];
    serverIsDown = false;
    isRefused = false;
    underWay = 0;
    mostUnderWay = 0;
    warn.mockClear();
  });

  test('is sent once by ten deliverers at the same time', async () => {
    const ref = await queued();
    await Promise.all(Array.from({ length: 10 }, () => deliverNow(ref)));
    await deliverNow(ref);
    expect(sent).toEqual([`<${shop.id}/${ref.id}@localhost>`]);
  });

  test('goes out alone, so that the end of a process leaves one in doubt', async () => {
    const refs = await Promise.all([queued(), queued(), queued()]);
    await Promise.all(refs.map(deliverNow));
    expect([sent.length, mostUnderWay]).toEqual([3, 1]);
  });

  test('is not kept from somebody for days whose server is away for days', async () => {
    const ref = await queued();
    await ref.update({ attempts: 90 });
    serverIsDown = true;
    await deliverNow(ref);
    expect((await ref.get()).get('state')).toBe('waiting');
  });

  test('is given up where the mail server goes on refusing its receiver', async () => {
    const ref = await queued();
    isRefused = true;
    await deliverNow(ref);
    expect((await ref.get()).get('state')).toBe('waiting');
    await ref.update({ attempts: 11, dueAt: Timestamp.fromMillis(due) });
    await deliverNow(ref);
    expect((await ref.get()).get('state')).toBe('refused');
  });

  test('as a push is kept while FCM refuses its browser, which is forgotten with the last attempt', async () => {
    const ref = await queued();
    const device = shop.db.doc(collections.device('refused', 'browser'));
    await device.set({ token: 'refused', storeId: shop.id });
    await ref.update({ kind: 'push', tells: 'order-shipped', uid: 'refused', deviceId: 'browser' });
    isRefused = true;
    await deliverNow(ref);
    expect([(await ref.get()).get('state'), (await device.get()).exists]).toEqual(['waiting', true]);
    await ref.update({ attempts: 11, dueAt: Timestamp.fromMillis(due) });
    await deliverNow(ref);
    expect([(await ref.get()).get('state'), (await device.get()).exists]).toEqual(['refused', false]);
  });

  const unsent = async ({ id }: DocumentReference) =>
    (await shop.db.doc(collections.heldMail(shop.store, id)).get()).data();

  test('is shown to the owner with its order as soon as its receiver is refused, until it arrives after all', async () => {
    const ref = await queued();
    isRefused = true;
    await deliverNow(ref);
    expect(await unsent(ref)).toMatchObject({ orderId, to: 'later@example.com', reason: 'refused' });
    isRefused = false;
    clock += HOUR_MS;
    await deliverNow(ref);
    expect(sent).toHaveLength(1);
    expect(await unsent(ref)).toBeUndefined();
  });

  test('is shown to the owner when the last try failed, not while it is retried', async () => {
    const ref = await queued();
    serverIsDown = true;
    await deliverNow(ref);
    expect(await unsent(ref)).toBeUndefined();
    await ref.update({ attempts: 99, dueAt: Timestamp.fromMillis(due) });
    await deliverNow(ref);
    expect(await unsent(ref)).toMatchObject({ orderId, reason: 'failed' });
  });

  test('waits longer after each failure and is sent when the mail server is back', async () => {
    const ref = await queued();
    serverIsDown = true;
    await deliverNow(ref);
    clock += HOUR_MS;
    await deliverNow(ref);
    expect(warn).toHaveBeenCalledTimes(2);
    serverIsDown = false;
    clock += 90 * 1000;
    await deliverNow(ref);
    expect(sent).toEqual([]);
    clock += HOUR_MS;
    await deliverNow(ref);
    expect(sent).toHaveLength(1);
    expect((await ref.get()).data()).toMatchObject({ state: 'sent', attempts: 3 });
  });
});

async function runSchedule() {
  const host = process.env.NEXT_PUBLIC_FUNCTIONS_EMULATOR_HOST;
  const response = await fetch(`http://${host}/emulator/run/sendLeftOutbox`, { method: 'POST' });
  expect(response.status).toBe(200);
}
