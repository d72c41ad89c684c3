import { setTimeout as sleep } from 'node:timers/promises';
import { Firestore } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { residentMebibytes } from '@/tests/fixtures/firebase/memory';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';

const PAGES = 1000;
const CHANGES = 10;
/** Ten a second. */
const PAUSE_MS = 100;
const WITHIN_MS = 30_000;
/** What a thousand open pages may cost the server, MiB. */
const MOST_MEMORY = 256;

const shop = new LocalShop('fault-listeners');
let pages: Firestore;

beforeAll(async () => {
  await shop.open({ products: [aProduct({ variants: [aVariant({ stock: 1000 })] })] });
  const visitor = await shop.guest();
  // Without this header the emulators take the Admin SDK for the owner, whom no rules bind.
  const customHeaders = { authorization: `Bearer ${await visitor.auth.currentUser?.getIdToken()}` };
  pages = new Firestore({ projectId: process.env.GCLOUD_PROJECT, customHeaders });
});
afterAll(async () => {
  await pages.terminate();
  await shop.close();
});

/** Resolves when every page shows what `isWanted` asks for; rejects with how many do at the timeout. */
async function everyPage(shown: readonly number[], isWanted: (stock: number) => boolean): Promise<void> {
  const until = Date.now() + WITHIN_MS;
  while (!shown.every(isWanted)) {
    if (Date.now() > until) throw new Error(`Only ${shown.filter(isWanted).length} of ${PAGES} pages do.`);
    await sleep(50);
  }
}

test('fault 52: a thousand open pages of a board whose stock changes ten times a second all come to the same', async () => {
  const before = residentMebibytes();
  const shown = Array.from({ length: PAGES }, () => -1);
  const broken: string[] = [];
  const ends = shown.map((_, page) =>
    pages.doc(collections.product(shop.store, 'board')).onSnapshot(
      (board) => (shown[page] = Number(board.get('stock'))),
      (error) => broken.push(error.message),
    ),
  );
  await everyPage(shown, (stock) => stock === 1000);
  for (let change = 1; change <= CHANGES; change += 1) {
    await shop.db.doc(collections.product(shop.store, 'board')).update({ stock: 1000 - change });
    await sleep(PAUSE_MS);
  }
  await everyPage(shown, (stock) => stock === 1000 - CHANGES);
  expect(broken).toEqual([]);
  expect(residentMebibytes() - before).toBeLessThan(MOST_MEMORY);
  for (const end of ends) end();
});
