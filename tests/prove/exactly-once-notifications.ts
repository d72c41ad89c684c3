import assert from 'node:assert/strict';
import path from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { openRecords } from '@/emulator/src/data-dir/records';
import { openMailStore, type MailStore } from '@/emulator/src/mailbox/mail-store';
import { startSmtp } from '@/emulator/src/mailbox/smtp';
import { collections } from '@/lib/domain/collections';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { localPorts } from '@/scripts/local/ports.mjs';
import { integer, pick, randomOf } from '@/scripts/seed/random';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { pushesTo } from '@/tests/fixtures/messages/local-pushes';
import { runSchedule } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aPlaceOrderRequest, anAddress } from '@/tests/fixtures/shop/orders';
import { WITHOUT_CAPS } from '@/tests/fixtures/shop/store';
import { KilledFirebase, pause } from './support/killed-firebase';
import { Person } from './support/person';
import type { Proof, ProofContext } from './support/proof';

export const name = 'each state of an order told once, the mail server away, kills in between';
/** Orders. */
export const sizes: Proof['sizes'] = { gate: 6, full: 60 };
/** How often the process is cut off right after a mail was taken. */
const CUTS = { gate: 1, full: 6 };

const WAY: readonly OrderStatus[] = ['placed', 'confirmed', 'shipped', 'delivered'];
const ENDS = [...WAY, 'cancelled'] as const;
const PHONE = 'local-shoppers-phone';
const DESK = 'local-owners-desk';
const SHOPPER = 'shopper@told.example';
const OWNER = 'owner@prove-told.shop';
const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '');
/** Nothing moves any more when nothing moved for so long. */
const CALM_MS = 1_000;
const TIMEOUT_MS = 4 * 60_000;

/**
 * Orders go their ways while the mail server is away and the process is killed; then it comes back, and the process dies
 * again and again in the moment after it took a mail. Every mail and push of every state is there under one Message-ID,
 * and no other; of those, no kill makes more than one mail and one push come twice.
 */
export async function run(size: number, { folder, seed, say }: ProofContext): Promise<string> {
  const random = randomOf(seed);
  // No site runs here, so its port is free.
  const mailPort = localPorts().site;
  const firebase = new KilledFirebase({
    dataDir: path.join(folder, 'data'),
    functionsEnv: { RATE_LIMIT_SCALE: '1000', SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
  });
  await firebase.whenUp();
  const shop = new LocalShop('prove-told');
  await shop.open({
    products: [aProduct({ variants: [aVariant({ stock: 5_000 })] })],
    setting: WITHOUT_CAPS,
  });
  const place = { firebase, shop, stripe: new LocalStripe(shop.id) };
  const shopper = new Person(place, await shop.guest(), SHOPPER);
  const owner = new Person(place, await shop.staff(), '');
  const here = { storeId: shop.id, locale: 'en' } as const;
  await shopper.mustCall('registerDevice', { ...here, token: PHONE });
  await owner.mustCall('registerDevice', { ...here, token: DESK, newOrders: true });

  const expected: string[] = [];
  for (let count = 1; count <= size; count += 1) {
    if (count === Math.ceil(size / 2)) await firebase.kill();
    expected.push(...(await anOrderToItsEnd({ shop, shopper, owner }, pick(random, ENDS))));
  }
  say(`${size} orders, one kill, and nobody to take the mails`);

  const mails = openMailStore(openRecords(path.join(folder, 'mails.db')));
  const cuts = size > sizes.gate ? CUTS.full : CUTS.gate;
  const counts = [...Array.from({ length: cuts }, () => integer(random, 1, size))].sort((a, b) => a - b);
  const cutOffs = cutOffAfter(counts, mails, firebase);
  const server = await startSmtp('127.0.0.1', mailPort, mails);
  await deliverAll(shop, firebase);
  await server.close();
  await cutOffs;
  const pushes = [...(await pushesTo(PHONE)), ...(await pushesTo(DESK))];
  const told = [
    ...mails.list().map(({ to, subject }) => `${to.join(' ')} ${plain(subject)}`),
    ...pushes.map(({ token, title }) => `${token} ${plain(title)}`),
  ];
  const kills = firebase.timesKilled;
  const twice = { mails: copiesOf(mails.list()), pushes: copiesOf(pushes) };
  await shop.close();
  await firebase.stop();
  assert.deepEqual([...told].sort(), [...expected].sort(), 'What was told, and what the orders went through');
  assert.ok(
    Math.max(twice.mails, twice.pushes) <= kills,
    `${kills} kills made ${JSON.stringify(twice)} come twice`,
  );
  return (
    `${expected.length} mails and pushes of ${size} orders, a mail every ${usualGap(mails)} ms; ` +
    `${kills} kills, after which ${twice.mails} mails and ${twice.pushes} pushes came twice, under their Message-ID or tag`
  );
}

const copiesOf = (arrived: readonly { readonly copies: number }[]): number =>
  arrived.reduce((sum, { copies }) => sum + copies - 1, 0);

/** The median of the milliseconds between two mails. */
function usualGap(mails: MailStore): number {
  const times = mails.list().map(({ receivedAt }) => Date.parse(receivedAt));
  const gaps = times.slice(1).map((time, at) => (times[at] ?? time) - time);
  return [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

interface Crowd {
  readonly shop: LocalShop;
  readonly shopper: Person;
  readonly owner: Person;
}

/** Moves a new order to this end; resolves to the notifications that it owes, and to whom. */
async function anOrderToItsEnd(
  { shop, shopper, owner }: Crowd,
  end: (typeof ENDS)[number],
): Promise<string[]> {
  const { id: storeId } = shop;
  const request = aPlaceOrderRequest({
    storeId,
    key: crypto.randomUUID(),
    address: anAddress({ email: SHOPPER }),
  });
  const { orderId, number } = await shopper.mustCall('placeOrder', request);
  const news = `New order ${number} from Layla Haddad`;
  const told = [`${SHOPPER} Order placed successfully: ${number}`, `${OWNER} ${news}`, `${DESK} ${news}`];
  if (end === 'cancelled') {
    await shopper.call('cancelOrder', { storeId, orderId });
    const taken = `Order ${number} was cancelled by Layla Haddad`;
    return [
      ...told,
      `${SHOPPER} Your order ${number} was cancelled`,
      `${OWNER} ${taken}`,
      `${DESK} ${taken}`,
    ];
  }
  const way = WAY.slice(1, WAY.indexOf(end) + 1);
  for (const [at, to] of way.entries())
    await owner.call('updateOrderStatus', { storeId, orderId, from: WAY[at] ?? 'placed', to });
  const subjects = way.map((status) => subjectOf(status, number));
  return [...told, ...subjects.flatMap((subject) => [`${SHOPPER} ${subject}`, `${PHONE} ${subject}`])];
}

const subjectOf = (status: OrderStatus, number: string): string =>
  status === 'confirmed'
    ? `Your order ${number} is confirmed`
    : status === 'shipped'
      ? `Your order ${number} is on its way`
      : `Your order ${number} was delivered`;

/** The process dies in the moment after the mail server took so many, each time; resolves when it serves at last. */
async function cutOffAfter(
  counts: readonly number[],
  mails: MailStore,
  firebase: KilledFirebase,
): Promise<void> {
  for (const count of counts)
    await new Promise<void>((resolve, reject) => {
      const stop = mails.onAdd(() => {
        if (mails.list().length < count) return;
        stop();
        firebase.kill().then(resolve, reject);
      });
    });
}

/** Time passes: what waits for its next try, or for the end of a dead process's lease, becomes due and is sent. */
async function deliverAll(shop: LocalShop, firebase: KilledFirebase): Promise<void> {
  const until = Date.now() + TIMEOUT_MS;
  const left = shop.db
    .collection(collections.outbox(shop.store))
    .where('state', 'in', ['waiting', 'sending']);
  while (Date.now() < until) {
    await firebase.persist(async () => {
      await pause(CALM_MS);
      const { docs } = await left.get();
      await Promise.all(docs.map(({ ref }) => ref.update({ dueAt: Timestamp.fromMillis(0) })));
      await runSchedule('sendLeftOutbox');
    });
    if ((await firebase.persist(() => left.get())).empty) return;
  }
  throw new Error('The outbox does not become empty.');
}
