import { collections } from '@/lib/domain/collections';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';
import { startLocalFirebase, type LocalFirebase } from '@/tests/setup/local-firebase';

const PORT_OFFSET = 140;
const BOARDS = ['first', 'second', 'third'];

let firebase: LocalFirebase;
let shop: LocalShop;
let guest: Client;

// One of its own, whose counts nobody else adds to.
beforeAll(async () => {
  firebase = await startLocalFirebase({ portOffset: PORT_OFFSET });
  Object.assign(process.env, firebase.env);
  shop = new LocalShop('order-reads');
  const products = BOARDS.map((id) => aProduct({ id, slug: id, variants: [aVariant({ stock: 100 })] }));
  await shop.open({ products });
  guest = await shop.guest();
});
afterAll(async () => {
  await shop.close();
  await firebase.stop();
});

const meter = async (path: string, method: 'GET' | 'POST') =>
  (await fetch(`${process.env.LOCAL_MAILBOX_URL}${path}`, { method })).json() as Promise<{
    by: { kind: string; reads: number; rulesReads: number }[];
  }>;

/** Resolves once every notification is delivered. */
const told = () =>
  new Promise<void>((resolve, reject) => {
    const stop = shop.db.collection(collections.outbox(shop.store)).onSnapshot(({ docs }) => {
      if (docs.some((entry) => entry.get('state') !== 'sent')) return;
      stop();
      resolve();
    }, reject);
  });

/** What the functions read for an order; the least of three, because the sweeps of every minute may fall into one. */
async function readsOfAnOrder(boards: readonly string[]): Promise<number> {
  const reads: number[] = [];
  for (let times = 0; times < 3; times += 1) {
    await meter('/usage/reset', 'POST');
    await shop.placed(guest, { lines: boards.map((productId) => aRequestedLine({ productId })) });
    await Promise.all([shop.counted(), told()]);
    const { by } = await meter('/usage.json', 'GET');
    const own = by.filter(({ kind }) => kind === 'functions');
    reads.push(own.reduce((sum, row) => sum + row.reads + row.rulesReads, 0));
  }
  return Math.min(...reads);
}

test('an order reads its setting, its boards, its caps, its customer and what its mails tell, once each', async () => {
  // Three of setting and notices, the board, whether its phone pays no cash, what person and network reserved, the customer, setting and order for two
  // mails, and their three budgets; with several boards, what each was bought together with.
  expect(await readsOfAnOrder(['first'])).toBe(13);
  expect(await readsOfAnOrder(BOARDS)).toBe(18);
});
