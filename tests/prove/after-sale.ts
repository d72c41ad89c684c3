import assert from 'node:assert/strict';
import path from 'node:path';
import { collections } from '@/lib/domain/collections';
import { parseInvoice } from '@/lib/domain/invoices/invoice';
import { sumOf } from '@/lib/domain/money/sum-of';
import type { Order } from '@/lib/domain/orders/order';
import { paidExtras } from '@/lib/domain/payments/extra/extra-payment';
import { goodsOut, refundableAmount } from '@/lib/domain/payments/refund-order';
import { integer, randomOf, type Random } from '@/scripts/seed/random';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { runSchedule, TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aStoreSetting, WITHOUT_CAPS } from '@/tests/fixtures/shop/store';
import { aRegistration } from '@/tests/fixtures/shop/tax';
import { step, type Desk } from './support/after-sale-acts';
import { KilledFirebase } from './support/killed-firebase';
import { Person } from './support/person';
import type { Proof, ProofContext } from './support/proof';
import { settleEverything } from './support/settle-everything';

export const name =
  'whatever happens to paid orders, through kills and lost, late and doubled webhooks, stock, money, VAT and mails agree';
export const sizes: Proof['sizes'] = { gate: 0, full: 40 };

/** kill -9 of the whole local Firebase; PROVE_KILLS says another number. */
const KILLS = 8;
/** What people try with each order. */
const ACTS = 24;
/** Orders that are in somebody's hands at once. */
const DESKS = 8;
const STORE = 'after-sale';
const STOCK = 10_000;
const BOARDS = { board: 2500, dear: 4000, cheap: 1000 } as const;
const BAD_LUCK = { webhooks: { lose: 0.2, copies: 2, delayMs: 50, shuffleMs: 500 } };

/** Mails of which an order has one for each thing that they are about. */
const ONCE = ['refundId', 'parcelId', 'returnId', 'changeId'] as const;
/** How the kind of a mail about a parcel ends, and the state that it reports. */
const PARCEL_KINDS = {
  '-shipped': 'shipped',
  '-sent-again': 'shipped',
  '-undelivered': 'undelivered',
  '-delivered': 'delivered',
} as const;
/** An order may be edited, and what it owes asked for, many times. */
const REPEATED: readonly string[] = ['order-edited', 'order-payment-asked', 'order-invoiced', 'push'];

export async function run(size: number, { folder, seed, say }: ProofContext): Promise<string> {
  const firebase = new KilledFirebase({ dataDir: path.join(folder, 'data'), cardStores: [STORE] });
  await firebase.whenUp();
  const desk = await open(firebase, randomOf(seed));
  const { shop, stripe, owner, shopper, random } = desk;
  await stripe.faults(BAD_LUCK);

  const kills = Number(process.env.PROVE_KILLS) || KILLS;
  const killAt = new Set(Array.from({ length: kills }, () => integer(random, 1, size * ACTS - 1)));
  const waiting = Array.from({ length: size }, () => integer(random, 1, 4));
  let acts = 0;
  const serve = async (): Promise<void> => {
    const quantity = waiting.pop();
    if (quantity === undefined) return;
    const productId = 'board';
    const orderId = await shopper.buy({ productId, quantity, method: 'card', way: 'pays', looks: true });
    for (let act = 0; act < ACTS; act++) {
      acts += 1;
      if (killAt.has(acts)) {
        say(`kill -9 at act ${acts} of ${size * ACTS}`);
        await firebase.kill();
        await firebase.persist(() => stripe.faults(BAD_LUCK));
      }
      await step(desk, await firebase.persist(() => shop.order(orderId)));
    }
    return serve();
  };
  await Promise.all(Array.from({ length: DESKS }, serve));
  say('everybody has gone home; what is left of the news, refunds and documents follows');
  await settleEverything(desk, owner);
  await runSchedule('issueLeftInvoices');
  const seen = await verdict(desk);
  await shop.close();
  await firebase.stop();
  return `${size} orders, ${acts} acts, ${firebase.timesKilled} kills; ${seen}`;
}

async function open(firebase: KilledFirebase, random: Random): Promise<Desk> {
  const shop = new LocalShop(STORE);
  const orderRules = { ...aStoreSetting().orderRules, returnDays: 14 };
  await shop.open({
    setting: { ...TAKES_CARDS, ...WITHOUT_CAPS, orderRules, tax: aRegistration() },
    products: Object.entries(BOARDS).map(([id, price]) =>
      aProduct({ id, slug: id, variants: [aVariant({ id: `${id}-red`, price, stock: STOCK })] }),
    ),
  });
  const place = { firebase, shop, stripe: new LocalStripe(shop.id) };
  const owner = new Person(place, await shop.staff(), '');
  // The first check takes the stock as it finds it.
  await owner.mustCall('reconcileNow', { storeId: shop.id });
  return {
    ...place,
    ...{ owner, random },
    shopper: new Person(place, await shop.guest(), 'nadia@after-sale.example'),
    visitor: new Person(place, shop.visitor(), ''),
  };
}

/** What the orders say has to be what the catalogue, Stripe, the tax documents and the outbox say. */
async function verdict({ shop, stripe, owner }: Desk): Promise<string> {
  const { open: differences } = await owner.mustCall('reconcileNow', { storeId: shop.id });
  assert.equal(differences, 0, 'Differences in the books');
  const orders = await shop.orders();
  for (const id of Object.keys(BOARDS)) {
    const out = sumOf(
      orders.filter(({ goods }) => goods !== 'none').flatMap(goodsOut),
      ({ productId, quantity }) => (productId === id ? quantity : 0),
    );
    assert.equal((await shop.product(id)).stock, STOCK - out, `Stock of ${id}`);
  }
  const nets = await netByOrder(stripe);
  for (const order of orders) {
    const net = nets.get(order.id) ?? 0;
    assert.equal(refundableAmount(order), net, `Money of ${order.number}`);
    const documents = await documentsOf(shop, order);
    const invoiced = sumOf(documents, ({ kind, total }) => (kind === 'invoice' ? total : -total));
    assert.equal(invoiced, net, `Invoices less credit notes of ${order.number}`);
  }
  const mails = await mailedTwice(shop, orders);
  assert.deepEqual(mails.twice, [], 'Mails about one thing');
  const returns = sumOf(orders, (order) => order.returns.length);
  const exchanges = orders
    .flatMap((order) => order.returns)
    .filter(({ state }) => state === 'exchanged').length;
  const extra = sumOf(orders, (order) => paidExtras(order).length);
  return `${sumOf(orders, ({ edits }) => edits.length)} edits, ${returns} returns, ${exchanges} exchanges, ${extra} differences paid, ${mails.size} mails; stock, money, documents and mails agree`;
}

/** What Stripe took for each order, less what it gave back. */
async function netByOrder({ api }: LocalStripe): Promise<ReadonlyMap<string, number>> {
  const nets = new Map<string, number>();
  const listed = api.paymentIntents.list({ limit: 100, expand: ['data.latest_charge'] });
  for (const {
    status,
    metadata,
    amount_received: received,
    latest_charge: charge,
  } of await listed.autoPagingToArray({
    limit: 10_000,
  })) {
    const { orderId = '' } = metadata;
    const back = charge && typeof charge === 'object' ? charge.amount_refunded : 0;
    if (status === 'succeeded') nets.set(orderId, (nets.get(orderId) ?? 0) + received - back);
  }
  return nets;
}

async function documentsOf({ db, store }: LocalShop, { invoices }: Order) {
  const refs = invoices.map(({ number }) => db.doc(collections.invoice(store, number)));
  const stored = refs.length > 0 ? await db.getAll(...refs) : [];
  return stored.map((one) => parseInvoice(one.id, one.data()));
}

/** A parcel that came back may leave again: it has a mail of a kind for each time. */
async function mailedTwice({ db, store }: LocalShop, orders: readonly Order[]) {
  const { docs } = await db.collection(collections.outbox(store)).get();
  const times = new Map<string, number>();
  for (const { id, shipments } of orders)
    for (const { id: parcelId, events } of shipments)
      for (const { state } of events) {
        const key = `${id} ${parcelId} ${state}`;
        times.set(key, (times.get(key) ?? 0) + 1);
      }
  const sent = new Map<string, { mails: number; most: number }>();
  for (const mail of docs.filter((one) => !REPEATED.includes(String(one.get('kind'))))) {
    const text = (field: string) => String(mail.get(field) ?? '');
    const about = ['kind', 'to', 'orderId', ...ONCE].map(text).join(' ');
    const [, state] = Object.entries(PARCEL_KINDS).find(([end]) => text('kind').endsWith(end)) ?? [];
    const most = times.get(`${text('orderId')} ${text('parcelId')} ${state}`) ?? 1;
    sent.set(about, { mails: (sent.get(about)?.mails ?? 0) + 1, most });
  }
  const twice = [...sent].filter(([, { mails, most }]) => mails > most).map(([about]) => about);
  return { size: docs.length, twice };
}
