import { collections } from '@/lib/domain/collections';
import { mailsTo } from '@/tests/fixtures/local-mailbox';
import { LocalShop, type Client } from '@/tests/fixtures/local-shop';
import { aProduct, aVariant } from '@/tests/fixtures/catalogue';
import { anAddress } from '@/tests/fixtures/orders';

const ORDERS = 15;
/** Spellings of one mailbox. */
const SPELLINGS = ['victim@gmail.com', 'V.ictim@gmail.com', 'vic.tim+sale@googlemail.com'] as const;

const shop = new LocalShop('mail-bombing');
let attacker: Client;

beforeAll(async () => {
  await shop.open({ products: [aProduct({ variants: [aVariant({ stock: 1000 })] })] });
  attacker = await shop.guest();
});
afterAll(() => shop.close());

/** Resolves once nothing of the store's outbox waits for now. */
const delivered = () =>
  new Promise<void>((resolve, reject) => {
    const stop = shop.db.collection(collections.outbox(shop.store)).onSnapshot(({ docs }) => {
      const isUnderWay = docs.some((doc) => {
        const due = (doc.get('dueAt') as { toMillis(): number }).toMillis();
        const state: unknown = doc.get('state');
        return state === 'sending' || (state === 'waiting' && due <= Date.now());
      });
      if (isUnderWay) return;
      stop();
      resolve();
    }, reject);
  });

test('fault 60: fifteen orders and cancellations mail a third person no more than six times, however it is spelt', async () => {
  for (let at = 0; at < ORDERS; at += 1) {
    const email = SPELLINGS[at % SPELLINGS.length] ?? '';
    const { id: orderId } = await shop.placed(attacker, { address: anAddress({ email }) });
    await attacker.call('cancelOrder', { storeId: shop.id, orderId });
  }
  await delivered();
  const received = await Promise.all(SPELLINGS.map((address) => mailsTo(address)));
  expect(received.flat().length).toBe(6);
});
