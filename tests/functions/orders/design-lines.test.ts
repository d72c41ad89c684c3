import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collections } from '@/lib/domain/collections';
import { reorderLines } from '@/lib/domain/orders/placing/reorder-lines';
import { runStore } from '@/scripts/store/main';
import type { Terminal } from '@/scripts/store/world/terminal';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoredDesign, aStudioProduct, aTemplate } from '@/tests/fixtures/studio/studio';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'design-lines-'));
const shop = new LocalShop('design-lines');
const env = { ...process.env, STRIPE_HOST: process.env.NEXT_PUBLIC_STRIPE_HOST };
const terminal = (): Terminal => ({
  print: () => undefined,
  warn: () => undefined,
  progress: () => undefined,
  consent: () => Promise.resolve(),
});
let guest: Client;

beforeAll(async () => {
  await shop.open({ products: [aStudioProduct()] });
  await shop.db.doc(collections.studioTemplate(shop.store, 'board')).set(aTemplate());
  for (const id of ['d1', 'd2'])
    await shop.db.doc(collections.design(shop.store, id)).set(aStoredDesign(shop.id, id));
  guest = await shop.guest();
});
afterAll(async () => {
  await shop.close();
  fs.rmSync(folder, { recursive: true });
});

test('two designs of one product stay two lines of a cart and an order, after an export and an import too', async () => {
  const lines = ['d1', 'd2'].map((designId) => aRequestedLine({ designId, seenPrice: 3000 }));
  const { id } = await shop.placed(guest, { lines });
  const file = path.join(folder, 'store.jsonl');
  const over = ['--replace', '--backup', path.join(folder, 'backup.jsonl'), '--yes'];
  expect(await runStore(['export', '--id', shop.id, '--out', file], env, terminal)).toBe(0);
  expect(await runStore(['import', '--in', file, ...over], env, terminal)).toBe(0);

  const quoted = await guest.call('quoteCart', { storeId: shop.id, lines, currency: 'USD', locale: 'en' });
  expect(quoted).toMatchObject({
    value: {
      changes: [],
      lines: [
        { designId: 'd1', unitPrice: 3000 },
        { designId: 'd2', unitPrice: 3000 },
      ],
    },
  });
  const again = reorderLines(await shop.order(id));
  expect(again.map(({ design, quantity }) => [design?.id, quantity])).toEqual([
    ['d1', 1],
    ['d2', 1],
  ]);
});
