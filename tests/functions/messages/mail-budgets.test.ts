import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { createReadBatched } from '@/functions/src/adapters/database/read-batched';
import { createRunInQueue } from '@/functions/src/adapters/database/run-in-queue';
import { createConsumeMailBudget } from '@/functions/src/adapters/mail/consume-mail-budget';
import type { MailMessage } from '@/functions/src/adapters/mail/send-mail';
import { parseMail } from '@/functions/src/adapters/outbox/outbox';
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
import { deliverEntry, type OutboxDeps } from '@/functions/src/handlers/outbox/deliver-outbox';
import { collections } from '@/lib/domain/collections';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { outboxAtRest } from '@/tests/fixtures/messages/outbox-at-rest';
import { anAddress } from '@/tests/fixtures/shop/orders';

const HOUR_MS = 60 * 60 * 1000;
/** Of the budgets: three notifications an hour, one mail to a typed address and three to a verified one. */
const SCALE = 0.1;

const shop = new LocalShop('mail-budgets');
/** Later than the triggers and schedules that run meanwhile would send it. */
const start = Math.ceil((Date.now() + 10 * HOUR_MS) / HOUR_MS) * HOUR_MS;
let clock = start;
let sent: MailMessage[] = [];
let serverIsDown = false;
let guest: Client;
let orderId: string;

const now = () => clock;
const instance = (): OutboxDeps => ({
  db: shop.db,
  auth: getAuth(shop.app),
  now,
  siteUrl: () => 'http://localhost:3000',
  pictureUrl: (path) => path,
  log: { warn: jest.fn(), error: jest.fn() },
  tracking: createTrackingTokens(() => 'secret', now),
  invitations: createInvitationTokens(() => 'secret', now),
  designChanges: createDesignChangeTokens(() => 'secret', now),
  carts: createCartTokens(() => 'secret', now),
  reviewLinks: createReviewTokens(() => 'secret', now),
  stops: createStopTokens(() => 'secret', now),
  consents: createConsentTokens(() => 'secret', now),
  giftCodes: createGiftCodes(() => 'secret'),
  confirmations: createConfirmationTokens(() => 'secret', now),
  paymentLinks: createPaymentTokens(() => 'secret', now),
  readBatched: createReadBatched({ db: shop.db, now }),
  consumeMailBudget: createConsumeMailBudget({
    db: shop.db,
    auth: getAuth(shop.app),
    now,
    scale: () => SCALE,
    randomBelow: () => 0,
  }),
  platform: () => ({ name: 'Shop', address: 'shop@example.com', reports: 'abuse@example.com' }),
  sendPush: async () => 'sent',
  senderFor: async () => null,
  consumeRateLimit: async () => ({ retryAfter: 0, excess: 0 }),
  runInQueue: createRunInQueue(),
  sendMail: async (message) => {
    if (serverIsDown) throw new Error('connect ECONNREFUSED');
    sent.push(message);
    return 'sent';
  },
});

async function queued(kind: string, to: string, of = orderId) {
  const ref = shop.db.collection(collections.outbox(shop.store)).doc();
  const mail = { kind, orderId: of, to, locale: 'en', state: 'waiting', attempts: 0 };
  await ref.set({ ...mail, dueAt: Timestamp.fromMillis(clock) });
  return ref;
}
const deliverFrom = async (deps: OutboxDeps, ref: Awaited<ReturnType<typeof queued>>) =>
  deliverEntry(deps, await ref.get());

beforeAll(async () => {
  await shop.open();
  guest = await shop.guest();
  ({ id: orderId } = await shop.placed(guest, { address: anAddress({ email: 'budget@example.com' }) }));
});
beforeEach(() => {
  clock += 24 * HOUR_MS;
  sent = [];
  serverIsDown = false;
});
afterAll(() => shop.close());

test('what is too much news for the owner comes as one digest when the hour is over', async () => {
  const to = 'busy@mail-budgets.shop';
  const deps = instance();
  for (let at = 0; at < 7; at += 1) await deliverFrom(deps, await queued('owner-order-placed', to));
  expect(sent).toHaveLength(3);
  const outbox = shop.db.collection(collections.outbox(shop.store));
  const { docs } = await outbox.where('kind', '==', 'owner-digest').where('to', '==', to).get();
  expect(docs).toHaveLength(1);
  clock += HOUR_MS;
  for (const digest of docs) await deliverEntry(deps, digest);
  expect(sent.at(-1)?.text.replace(/[\u2068\u2069]/g, '')).toContain('Not mailed: 4.');
  expect(sent.at(-1)?.unsubscribe?.url).toBe('http://localhost:3000/admin/settings');
  expect(
    (await shop.db.collection(collections.heldMails(shop.store)).where('to', '==', to).get()).empty,
  ).toBe(true);
});

test('an entry counts once however often it is tried, and in all instances together', async () => {
  const to = 'tried@example.com';
  const [first, second] = [instance(), instance()];
  const tried = await queued('order-placed', to);
  serverIsDown = true;
  await deliverFrom(first, tried);
  clock += HOUR_MS / 2;
  serverIsDown = false;
  await deliverFrom(second, tried);
  expect(sent).toHaveLength(1);
  const other = await queued('order-shipped', 'Tried+more@EXAMPLE.com');
  await deliverFrom(second, other);
  expect((await other.get()).data()).toMatchObject({ state: 'held', heldBecause: 'recipient' });
  expect((await shop.db.doc(collections.heldMail(shop.store, other.id)).get()).get('orderId')).toBe(orderId);
  clock += 10 * HOUR_MS;
  await deliverFrom(first, other);
  expect(sent).toHaveLength(1);
});

test('the words of a store to an address that others typed hold back none about its owner’s order', async () => {
  const email = 'asked@example.com';
  const address = anAddress({ email });
  const old = await shop.placed(guest, { address });
  await shop.db.doc(collections.order(shop.store, old.id)).update({ status: 'delivered' });
  const own = await shop.placed(guest, { address });
  const other = await shop.placed(await shop.guest(), { address });
  await outboxAtRest(shop);
  // One mail in own words an hour to a typed address, five to a verified one.
  const consume = createConsumeMailBudget({
    ...{ db: shop.db, auth: getAuth(shop.app), now, scale: () => 0.5, randomBelow: () => 0 },
  });
  const claim = async ({ id }: { readonly id: string }) => {
    const ref = await queued('order-design-change', email, id);
    await ref.update({ changeId: 'c1' });
    const entry = await ref.get();
    const mail = parseMail(ref.path, entry.data());
    return consume({ entry, store: shop.store, mail, sending: { state: 'sent', attempts: 1 } });
  };
  expect([await claim(other), await claim(other), await claim(own)]).toEqual(['counted', 'held', 'counted']);
});

test('whom the store delivered to before gets more, but not in the name of others', async () => {
  const email = 'regular@example.com';
  const address = anAddress({ email });
  const old = await shop.placed(guest, { address });
  await shop.db.doc(collections.order(shop.store, old.id)).update({ status: 'delivered' });
  const own = await shop.placed(guest, { address });
  const attacker = await shop.guest();
  const other = await shop.placed(attacker, { address });
  // The functions' own deliveries count in the hour of now.
  await outboxAtRest(shop);
  const deps = instance();
  for (let at = 0; at < 2; at += 1) await deliverFrom(deps, await queued('order-placed', email, other.id));
  expect(sent).toHaveLength(1);
  for (let at = 0; at < 4; at += 1) await deliverFrom(deps, await queued('order-placed', email, own.id));
  expect(sent).toHaveLength(3);
});
