import { randomUUID } from 'node:crypto';
import type { CollectionReference } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { LocalShop } from '@/tests/fixtures/local-shop';
import type { Client } from '@/tests/fixtures/local-shop';
import { statusOfReading, statusOfWriting } from '@/tests/fixtures/under-rules';

const shop = new LocalShop('break-in');
const other = new LocalShop('break-in-other');
const intruders: Record<string, Client> = {};
let stranger: Client;
let paths: string[];

/** A shop in which something of most kinds has happened, and everything that it stores. */
beforeAll(async () => {
  await Promise.all([shop.open(), other.open()]);
  stranger = await shop.guest();
  intruders["another store's owner"] = await other.staff();
  intruders['a shopper'] = await shop.member('shopper');
  const buyer = await shop.member('buyer');
  const owner = await shop.staff();
  const order = await shop.placed(buyer);
  const ours = { storeId: shop.id };
  await owner.call('addOrderNote', { ...ours, orderId: order.id, key: randomUUID(), text: 'Rang twice' });
  const review = { rating: 5, name: 'Sara', email: 'sara@example.com', title: 'Calm', comment: 'Lovely.' };
  await buyer.call('submitReview', { ...ours, ...review, productId: 'board' });
  const message = { key: randomUUID(), fullName: 'Sara', email: 'sara@example.com', comments: 'Hello' };
  await stranger.call('submitContactRequest', { ...ours, ...message, locale: 'en' });
  await shop.counted();
  const roots = [shop.db.doc(collections.storeSetting(shop.store)), shop.db.doc(`stores/${shop.id}`)];
  const below = await Promise.all(roots.map(async (root) => pathsIn(await root.listCollections())));
  paths = [collections.storeSetting(shop.store), ...below.flat(), collections.user(buyer.uid)];
});
afterAll(() => Promise.all([shop, other].map((one) => one.close())));

async function pathsIn(found: readonly CollectionReference[]): Promise<string[]> {
  const documents = (await Promise.all(found.map((collection) => collection.listDocuments()))).flat();
  const below = documents.map(async (document) => pathsIn(await document.listCollections()));
  return [...documents.map(({ path }) => path), ...(await Promise.all(below)).flat()];
}

test('the shop that is tried has orders, notes, reviews, messages, customers and counters', () => {
  const kinds = new Set(paths.map((path) => path.split('/').at(-2)));
  for (const kind of ['orders', 'notes', 'reviews', 'private', 'contactRequests', 'customers', 'rateLimits'])
    expect([...kinds]).toContain(kind);
});

test.each(["another store's owner", 'a shopper'])(
  '%s reads nothing of a shop that a stranger would not, and writes nothing at all',
  async (name) => {
    const intruder = intruders[name] ?? stranger;
    const answers = new Set<number>();
    for (const path of paths) {
      const asStranger = await statusOfReading(stranger, path);
      answers.add(asStranger);
      expect([path, await statusOfReading(intruder, path)]).toEqual([path, asStranger]);
      expect([path, await statusOfWriting(intruder, path, { role: 'owner', total: 1 })]).toEqual([path, 403]);
    }
    expect(answers).toEqual(new Set([200, 403]));
  },
);
