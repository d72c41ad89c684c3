import { randomUUID } from 'node:crypto';
import { MAIL_BUDGETS } from '@/functions/src/limits/mail-budgets';
import { rateLimitsOf } from '@/functions/src/limits/rate-limits';
import { collections } from '@/lib/domain/collections';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { UPLOAD_MAX_BYTES } from '@/lib/domain/pictures/picture';
import type { Client, LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { begun } from '@/tests/fixtures/firebase/uploads';
import { mailsTo } from '@/tests/fixtures/messages/local-mailbox';
import { outboxAtRest } from '@/tests/fixtures/messages/outbox-at-rest';
import { anAddress, aRequestedLine } from '@/tests/fixtures/shop/orders';
import type { Budget } from './budget';

const ORDERS = 8;
const GUESTS = 5;
const WAY = ['placed', 'confirmed', 'shipped', 'delivered'] as const;

/** Orders and cancellations in the name of a third person, who never requested a mail. */
export async function mailsToOne(shop: LocalShop): Promise<Budget> {
  const [guest, email] = [await shop.guest(), 'victim@abuse.example'];
  for (let sent = 0; sent < ORDERS; sent += 1) {
    const { id: orderId } = await shop.placed(guest, { address: anAddress({ email }) });
    await guest.call('cancelOrder', { storeId: shop.id, orderId });
  }
  await outboxAtRest(shop);
  return {
    attack: `${ORDERS} orders and cancellations in another's name`,
    unit: 'mails to one address an hour',
    budget: MAIL_BUDGETS.personal.typed.hour,
    measured: (await mailsTo(email)).length,
  };
}

/** Reviews of guests without a delivered order, and many of one that was delivered. */
export async function reviews(shop: LocalShop): Promise<Budget[]> {
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => shop.guest()));
  for (const guest of guests) {
    await ordered(shop, guest, 'board-0');
    await reviewed(shop, guest, 'board-0');
  }
  const [owner, member] = [await shop.staff(), await shop.member('reviewer')];
  const { id: orderId } = await ordered(shop, member, 'board-1');
  for (const [at, to] of WAY.slice(1).entries())
    await owner.call('updateOrderStatus', { storeId: shop.id, orderId, from: WAY[at] as OrderStatus, to });
  for (let sent = 0; sent < GUESTS; sent += 1) await reviewed(shop, member, 'board-1');
  return [
    {
      attack: `${GUESTS} guests who ordered and got nothing`,
      unit: 'reviews published',
      budget: 0,
      measured: await publishedOf(shop, 'board-0'),
    },
    {
      attack: `${GUESTS} reviews by who got one order`,
      unit: 'reviews per delivered order',
      budget: 1,
      measured: await publishedOf(shop, 'board-1'),
    },
  ];
}

const ordered = (shop: LocalShop, client: Client, productId: string) =>
  shop.placed(client, { lines: [aRequestedLine({ productId })] });

const reviewed = (shop: LocalShop, client: Client, productId: string) =>
  client.call('submitReview', {
    ...{ storeId: shop.id, productId, name: 'Layla', email: 'layla@example.com', rating: 1 },
    ...{ title: 'Broken', comment: 'It came broken.' },
  });

async function publishedOf({ db, store }: LocalShop, productId: string): Promise<number> {
  const all = db.collection(collections.reviews(store, productId));
  return (await all.where('status', '==', 'published').count().get()).data().count;
}

/** Uploads of the largest size until no more is opened. */
export async function bytesOfUploads(shop: LocalShop): Promise<Budget> {
  const member = await shop.member('hoarder');
  const budget = rateLimitsOf('photoBytes').person?.most ?? 0;
  const tries = Math.ceil(budget / UPLOAD_MAX_BYTES) + 3;
  const largest = () => begun(member, shop.id, randomUUID(), UPLOAD_MAX_BYTES);
  const opened = (await Promise.all(Array.from({ length: tries }, largest))).filter(({ ok }) => ok).length;
  return {
    attack: `${tries} uploads of the largest size`,
    unit: 'bytes stored by an account an hour',
    budget,
    measured: opened * UPLOAD_MAX_BYTES,
  };
}
