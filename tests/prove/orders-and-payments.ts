import assert from 'node:assert/strict';
import path from 'node:path';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { isPaidByCard } from '@/lib/domain/reconciliation/compare-payment';
import {
  openDifferences,
  reconciledStock,
  sumsFrom,
  type Reconciliation,
} from '@/lib/domain/reconciliation/reconciliation';
import type { Day } from '@/lib/domain/stats/store-day';
import { integer, randomOf, type Random } from '@/scripts/seed/random';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { LocalStripe } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { WITHOUT_CAPS } from '@/tests/fixtures/shop/store';
import { audit, type Audit } from './support/audit';
import { StoreAdmin } from './support/store-admin';
import { KilledFirebase } from './support/killed-firebase';
import { Person, type Place } from './support/person';
import type { Proof, ProofContext } from './support/proof';
import { drawPurchase, type Purchase } from './support/purchase';
import { settleEverything } from './support/settle-everything';

export const name =
  'orders of 20 shoppers, cash and cards, notes and pictures of the owner, kills in between';
export const sizes: Proof['sizes'] = { gate: 100, full: 3000 };

/** kill -9 of the whole local Firebase; PROVE_KILLS says another number. */
const KILLS = { gate: 2, full: 300 };

const SHOPPERS = 20;
const STOCK = 5_000;
const SEEDED = new Map(Array.from({ length: 10 }, (_, index) => [`board-${index}`, STOCK]));

/** One in ten events is never delivered; the others come twice, late and overtake each other. */
const BAD_LUCK = { webhooks: { lose: 0.1, copies: 2, delayMs: 50, shuffleMs: 1_500 } };

/** Payments equal orders, and stock equals seed minus sold plus returned, whatever went wrong meanwhile. */
export async function run(size: number, { folder, seed, say }: ProofContext): Promise<string> {
  const firebase = new KilledFirebase({ dataDir: path.join(folder, 'data') });
  await firebase.whenUp();
  const random = randomOf(seed);
  const purchases = Array.from({ length: size }, () => drawPurchase(random, [...SEEDED.keys()]));
  const crowd = await gather(firebase);
  const kills = Number(process.env.PROVE_KILLS) || (size > sizes.gate ? KILLS.full : KILLS.gate);
  const desk = new StoreAdmin(crowd, crowd.owner, crowd.client);
  const acknowledged = await rush(crowd, desk, purchases, { kills, random, say });
  say('every shopper is served; what is left of the news, the expiry and the reconciliation follow');
  const books = await settleEverything(crowd, crowd.owner);
  const found = await audit(crowd.shop, crowd.stripe, SEEDED);
  const ofOwner = await desk.check(found.orders);
  await crowd.shop.close();
  await firebase.stop();
  return `${firebase.timesKilled} kills; ${ofOwner}; ${verdict(acknowledged, found, books)}`;
}

interface Crowd extends Place {
  readonly shoppers: readonly Person[];
  readonly owner: Person;
  /** The owner's browser. */
  readonly client: Client;
}

async function gather(firebase: KilledFirebase): Promise<Crowd> {
  const shop = new LocalShop('prove-payments');
  const boards = [...SEEDED].map(([id, stock]) =>
    aProduct({ id, slug: id, variants: [aVariant({ stock })] }),
  );
  await shop.open({ products: boards, setting: { ...TAKES_CARDS, ...WITHOUT_CAPS } });
  const place = { firebase, shop, stripe: new LocalStripe(shop.id) };
  const guests = await Promise.all(Array.from({ length: SHOPPERS }, () => shop.guest()));
  const client = await shop.staff();
  const owner = new Person(place, client, '');
  // The first check takes the stock as it finds it.
  await owner.mustCall('reconcileNow', { storeId: shop.id });
  const shoppers = guests.map((guest, at) => new Person(place, guest, `shopper-${at}@example.com`));
  return { ...place, shoppers, owner, client };
}

interface Chance {
  readonly kills: number;
  readonly random: Random;
  readonly say: ProofContext['say'];
}

/** Everybody buys at once, and the process is killed from time to time. Resolves to the ids of the acknowledged orders. */
async function rush(
  crowd: Crowd,
  desk: StoreAdmin,
  purchases: Purchase[],
  { kills, random, say }: Chance,
): Promise<string[]> {
  const { firebase, stripe, shoppers } = crowd;
  const { length } = purchases;
  const killAfter = [...Array.from({ length: kills }, () => integer(random, 1, length - 1))].sort(
    (a, b) => a - b,
  );
  const acknowledged: string[] = [];
  await stripe.faults(BAD_LUCK);

  const serve = async (shopper: Person): Promise<void> => {
    const purchase = purchases.pop();
    if (!purchase) return;
    const orderId = await shopper.buy(purchase);
    acknowledged.push(orderId);
    if (acknowledged.length >= (killAfter[0] ?? Infinity)) {
      killAfter.shift();
      say(`kill -9 after ${acknowledged.length} orders`);
      await firebase.kill();
      // The next kill may come at once.
      await firebase.persist(() => stripe.faults(BAD_LUCK));
    }
    await follow(crowd, shopper, purchase, orderId);
    return serve(shopper);
  };
  const working = desk.work(() => acknowledged.at(-1));
  await Promise.all(shoppers.map(serve));
  desk.leave();
  await working;
  return acknowledged;
}

const TO_THE_DOOR: readonly OrderStatus[] = ['placed', 'confirmed', 'shipped', 'delivered'];

/** What becomes of an order afterwards, as far as its state allows: refusals are part of life. */
async function follow(
  { shop, owner }: Crowd,
  shopper: Person,
  { aftermath, quantity }: Purchase,
  orderId: string,
): Promise<void> {
  const order = { storeId: shop.id, orderId };
  if (aftermath === 'cancelled') await shopper.call('cancelOrder', order);
  if (aftermath === 'refunded')
    await owner.call('refundOrder', {
      ...order,
      key: `refund-${orderId}`,
      amount: 1000,
      lines: [{ line: 0, quantity }],
      restock: true,
      reason: 'Scratched',
    });
  if (aftermath !== 'returned') return;
  const way = [...TO_THE_DOOR, 'returned' as const];
  for (const [at, to] of way.slice(1).entries())
    await owner.call('updateOrderStatus', { ...order, from: way[at] ?? 'placed', to });
}

/** Our own comparison and the shop's books have to come to the same. */
function verdict(acknowledged: readonly string[], found: Audit, books: Reconciliation): string {
  const { orders, differences, received, owed, stock, expectedStock } = found;
  const known = new Set(orders.map(({ id }) => id as string));
  const lost = acknowledged.filter((id) => !known.has(id));
  assert.deepEqual(differences, [], 'Payments, orders and stock differ.');
  assert.equal(received, owed, 'Money at Stripe and money of the orders');
  assert.equal(stock, expectedStock, 'Stock by the catalogue and by the orders');
  assert.deepEqual(lost, [], 'Acknowledged orders that are gone');
  assert.equal(orders.length, acknowledged.length, 'Orders and acknowledged orders');
  assert.deepEqual(openDifferences(books), [], 'The reconciliation is not green.');
  assert.equal(reconciledStock(books.stock), stock, 'Stock by the books and by the catalogue');
  const [[, sums] = []] = sumsFrom(books.days, '2000-01-01' as Day);
  assert.deepEqual(
    [sums?.payments, (sums?.received ?? 0) - (sums?.returned ?? 0)],
    [sums?.orders, received],
    'Payments of the books and at Stripe',
  );
  return `${describe(orders)}; ${money(received)} at Stripe = ${money(owed)} of the orders; stock ${stock} = seed - sold + returned; reconciliation green`;
}

const money = (cents: number): string => (cents / 100).toFixed(2);

function describe(orders: readonly Order[]): string {
  const cards = orders.filter(({ paymentMethod }) => paymentMethod === 'card');
  const over = orders.filter(({ status }) => status === 'cancelled' || status === 'returned');
  return [
    `${orders.length} orders`,
    `${cards.length} by card`,
    `${cards.filter(isPaidByCard).length} of them paid`,
    `${over.length} cancelled or returned`,
    `${orders.filter(({ refunds }) => refunds.length > 0).length} with refunds`,
  ].join(', ');
}
