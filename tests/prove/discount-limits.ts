import assert from 'node:assert/strict';
import path from 'node:path';
import type { SingleCode } from '@/lib/domain/api/discounts';
import type { Discount } from '@/lib/domain/discounts/discount';
import type { Order } from '@/lib/domain/orders/order';
import { RESERVATION_MS } from '@/lib/domain/reservations/reservation-end';
import { integer, pick, randomOf, type Random } from '@/scripts/seed/random';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { age, runSchedule, TAKES_CARDS } from '@/tests/fixtures/money/card-orders';
import { CardRefused, LocalStripe, type StartedPayment } from '@/tests/fixtures/money/local-stripe';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aDiscount } from '@/tests/fixtures/shop/discounts';
import { aPlaceOrderRequest, anAddress } from '@/tests/fixtures/shop/orders';
import { WITHOUT_CAPS } from '@/tests/fixtures/shop/store';
import { audit } from './support/audit';
import { KilledFirebase, pause } from './support/killed-firebase';
import { Person, type Place } from './support/person';
import type { Proof, ProofContext } from './support/proof';
import { settleEverything } from './support/settle-everything';

export const name =
  'limited and single-use codes are had as often as they may, through cancels, expiries, late payments and kills';
/** Shoppers at once; the gate's tests try twenty. */
export const sizes: Proof['sizes'] = { gate: 0, full: 100 };

/** kill -9 of the whole local Firebase; PROVE_KILLS says another number. */
const KILLS = 10;
const STORE = 'discount-limits';
const LIMIT = 10;
const TICKETS = 5;
/** Orders that each shopper tries once nobody fights for the first code any more. */
const TURNS = 3;
const STOCK = 100_000;
const MOST_WAIT_MS = 5_000;

/** Some events are never delivered, the others come twice, late and overtake each other. */
const BAD_LUCK = { webhooks: { lose: 0.2, copies: 2, delayMs: 50, shuffleMs: 500 } };
/** Expiry cannot stop a payment then, so that it may still come. */
const STRIPE_AWAY = { ...BAD_LUCK, api: { fail: -1, as: 500 } };

/** What becomes of an order. Who pays late pays what expired. */
type Fate = 'kept' | 'cancelled' | 'paid' | 'paid and cancelled' | 'expired' | 'late';
/** Most give their codes back, so that the others fight for them on. */
const CHANCES: readonly Fate[] = [
  ...(['kept', 'paid', 'paid and cancelled', 'expired'] satisfies Fate[]),
  ...Array<Fate>(4).fill('cancelled'),
  ...Array<Fate>(8).fill('late'),
];
interface Wish {
  readonly code: string;
  readonly fate: Fate;
  /** Until who pays late does; others may have the code by then. */
  readonly waitMs: number;
}

export async function run(size: number, { folder, seed, say }: ProofContext): Promise<string> {
  const firebase = new KilledFirebase({ dataDir: path.join(folder, 'data'), cardStores: [STORE] });
  await firebase.whenUp();
  const random = randomOf(seed);
  const crowd = await gather(firebase, size);
  const first = await Promise.all(crowd.shoppers.map((shopper) => order(crowd, shopper, 'ONE', 'cash')));
  assert.equal(first.filter((id) => id !== null).length, 1);
  say('a code for one order was had once');

  const wishes = Array.from({ length: size * TURNS }, () => ({
    code: pick(random, ['TEN', 'TEN', ...crowd.tickets]),
    fate: pick(random, CHANCES),
    waitMs: integer(random, 0, MOST_WAIT_MS),
  }));
  const lived = await rush(crowd, wishes, random, say);
  say('every shopper is served; what is left of the news, the expiry and the reconciliation follow');
  await settleEverything(crowd, crowd.owner);
  const held = await verdict(crowd);
  await crowd.shop.close();
  await firebase.stop();
  return `${size} shoppers, ${firebase.timesKilled} kills; ${lived}; ${held}`;
}

interface Crowd extends Place {
  readonly shoppers: readonly Person[];
  readonly owner: Person;
  /** The single-use codes. */
  readonly tickets: readonly string[];
}

async function gather(firebase: KilledFirebase, size: number): Promise<Crowd> {
  const shop = new LocalShop(STORE);
  await shop.open({
    setting: { ...TAKES_CARDS, ...WITHOUT_CAPS },
    products: [aProduct({ variants: [aVariant({ stock: STOCK })] })],
  });
  const place = { firebase, shop, stripe: new LocalStripe(shop.id) };
  const owner = new Person(place, await shop.staff(), '');
  const guests = await Promise.all(Array.from({ length: size }, () => shop.guest()));
  const shoppers = guests.map((guest, at) => new Person(place, guest, `shopper-${at}@example.com`));
  const offer = ({ id: discountId, ...rule }: Discount) =>
    owner.mustCall('saveDiscount', { storeId: shop.id, discountId, rule, seen: 0 });
  await offer(aDiscount({ id: 'one', code: 'ONE', limit: 1 }));
  await offer(aDiscount({ id: 'ten', code: 'TEN', limit: LIMIT }));
  await offer(aDiscount({ id: 'tickets', singleUse: true }));
  await owner.mustCall('makeDiscountCodes', { storeId: shop.id, discountId: 'tickets', wanted: TICKETS });
  // The first check takes the stock as it finds it.
  await owner.mustCall('reconcileNow', { storeId: shop.id });
  const tickets = (await ticketsOf(shop, owner)).map(({ code }) => code);
  return { ...place, owner, shoppers, tickets };
}

const ticketsOf = async (shop: LocalShop, owner: Person): Promise<readonly SingleCode[]> =>
  (await owner.mustCall('listDiscountCodes', { storeId: shop.id, discountId: 'tickets', after: '' })).codes;

let keys = 0;

/** The order's id, null where the code was used up; sent again through kills, it is the same order. */
async function order(
  { shop }: Crowd,
  shopper: Person,
  code: string,
  paymentMethod: 'card' | 'cash',
): Promise<string | null> {
  const key = `key-${(keys += 1)}`;
  const address = anAddress({ email: `${key}@example.com` });
  const request = aPlaceOrderRequest({ storeId: shop.id, key, code, paymentMethod, address });
  const placed = await shopper.call('placeOrder', request);
  if (placed.ok) return placed.value.orderId;
  assert.equal(placed.error.code, 'discount-unavailable');
  return null;
}

/** Everybody orders at once, and the process is killed from time to time. */
async function rush(crowd: Crowd, wishes: Wish[], random: Random, say: ProofContext['say']): Promise<string> {
  const { firebase, stripe, shoppers } = crowd;
  const kills = Number(process.env.PROVE_KILLS) || KILLS;
  // Not while all have only begun: kills that follow at once upon each other would interrupt nothing.
  const last = wishes.length - shoppers.length;
  const killAt = new Set(Array.from({ length: kills }, () => integer(random, 1, last)));
  const lived = new Map<string, number>();
  await stripe.faults(BAD_LUCK);
  const serve = async (shopper: Person): Promise<void> => {
    const wish = wishes.pop();
    if (!wish) return;
    if (killAt.has(wishes.length)) {
      say(`kill -9 with ${wishes.length} wishes left`);
      await firebase.kill();
      await firebase.persist(() => stripe.faults(BAD_LUCK));
    }
    const isCash = wish.fate === 'kept' || wish.fate === 'cancelled';
    const orderId = await order(crowd, shopper, wish.code, isCash ? 'cash' : 'card');
    const outcome = orderId === null ? 'refused' : wish.fate;
    lived.set(outcome, (lived.get(outcome) ?? 0) + 1);
    if (orderId !== null) await follow(crowd, shopper, orderId, wish);
    return serve(shopper);
  };
  await Promise.all(shoppers.map(serve));
  return [...lived].map(([outcome, times]) => `${times} ${outcome}`).join(', ');
}

async function follow(crowd: Crowd, shopper: Person, orderId: string, { fate, waitMs }: Wish): Promise<void> {
  const { shop } = crowd;
  const ordered = { storeId: shop.id, orderId };
  const cancel = () => shopper.call('cancelOrder', ordered);
  if (fate === 'kept') return;
  if (fate === 'cancelled') return void (await cancel());
  const started = await shopper.call('startPayment', ordered);
  // Somebody's time ran out meanwhile, as everybody's clock is the same schedule.
  if (!started.ok) return;
  if (fate === 'expired') await expire(crowd, orderId);
  if (fate === 'late') {
    await inTurn(() => expireUnheard(crowd, orderId));
    await pause(waitMs);
  }
  if (fate !== 'expired') await pay(crowd, started.value);
  if (fate === 'paid and cancelled') await cancel();
}

async function expire({ firebase, shop }: Crowd, orderId: string): Promise<void> {
  await firebase.persist(() => age(shop, { id: orderId }, RESERVATION_MS));
  await firebase.persist(() => runSchedule('releaseExpiredReservations'));
}

/** The order expires while Stripe is away, so that its payment goes on. */
async function expireUnheard(crowd: Crowd, orderId: string): Promise<void> {
  const { firebase, stripe } = crowd;
  await firebase.persist(() => stripe.faults(STRIPE_AWAY));
  await expire(crowd, orderId);
  await firebase.persist(() => stripe.faults(BAD_LUCK));
}

let turn: Promise<void> = Promise.resolve();

/** One after the other: what one sets at Stripe holds until it is done. */
function inTurn(act: () => Promise<void>): Promise<void> {
  turn = turn.then(act);
  return turn;
}

/** A payment that was ended in time is refused. */
const pay = ({ firebase, stripe }: Crowd, started: StartedPayment): Promise<void> =>
  firebase.persist(async () => {
    try {
      await stripe.pay(started);
    } catch (error) {
      if (!(error instanceof CardRefused)) throw error;
    }
  });

/** Codes, payments and stock have to come to the orders that stand, and what was freed must be there again. */
async function verdict(crowd: Crowd): Promise<string> {
  const { shop, stripe, owner, shoppers, tickets } = crowd;
  const found = await audit(shop, stripe, new Map([['board', STOCK]]));
  assert.deepEqual(found.differences, [], 'Payments, orders and stock differ.');
  assert.equal(found.received, found.owed, 'Money at Stripe and money of the orders');
  const standing = (orders: readonly Order[], code: string) =>
    orders.filter(
      ({ status, discounts }) => status !== 'cancelled' && discounts.some((one) => one.code === code),
    );
  const ten = standing(found.orders, 'TEN').length;
  assert.equal(standing(found.orders, 'ONE').length, 1);
  assert.ok(ten <= LIMIT, `${ten} orders hold a code for ${LIMIT}.`);
  const asked = { storeId: shop.id, discountIds: ['one', 'ten'] };
  assert.deepEqual((await owner.mustCall('countDiscountOrders', asked)).orders, { one: 1, ten });
  const listed = await ticketsOf(shop, owner);
  for (const { code, order: holder } of listed) {
    const holders = standing(found.orders, code).map(({ number }) => number);
    assert.deepEqual(holders, holder ? [holder.number] : [], `Orders that hold ${code}`);
  }
  const [shopper] = shoppers;
  assert.ok(shopper);
  for (const code of [...tickets, ...Array<string>(LIMIT).fill('TEN')])
    await order(crowd, shopper, code, 'cash');
  const after = await shop.orders();
  assert.equal(standing(after, 'TEN').length, LIMIT);
  for (const code of tickets) assert.equal(standing(after, code).length, 1);
  const used = listed.filter(({ order: holder }) => holder).length;
  const back = found.orders.filter(({ refunds }) => refunds.some(({ id }) => id === 'late-payment')).length;
  const again = found.orders.filter(
    ({ status, history }) => status !== 'cancelled' && history.some(({ to }) => to === 'cancelled'),
  ).length;
  return `${ten} of ${LIMIT} and ${used} of ${TICKETS} single-use codes held, the rest to be had; ${again} late payments placed again, ${back} given back; money and stock equal`;
}
