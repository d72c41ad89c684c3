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

/**
 * The least that the functions read for one of up to ten orders; stops at the first that reads no more than `expected`.
 * The sweeps of every minute read too, and on a busy machine they last for several orders.
 */
async function readsOfAnOrder(boards: readonly string[], expected: number): Promise<number> {
  let least = Infinity;
  for (let times = 0; times < 10 && least > expected; times += 1) {
    await meter('/usage/reset', 'POST');
    await shop.placed(guest, { lines: boards.map((productId) => aRequestedLine({ productId })) });
    await Promise.all([shop.counted(), told()]);
    const { by } = await meter('/usage.json', 'GET');
    const own = by.filter(({ kind }) => kind === 'functions');
    least = Math.min(
      least,
      own.reduce((sum, row) => sum + row.reads + row.rulesReads, 0),
    );
  }
  return least;
}

test('an order reads its setting, its boards, its caps, its customer and what its mails tell, once each', async () => {
  // Three of setting and notices, the board, whether its phone pays no cash, what person and network reserved, the customer, setting and order for two
  // mails, and their three budgets; with several boards, what each was bought together with.
  expect(await readsOfAnOrder(['first'], 13)).toBe(13);
  expect(await readsOfAnOrder(BOARDS, 18)).toBe(18);
});
