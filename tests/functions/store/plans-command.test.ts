import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { collections } from '@/lib/domain/collections';
import { runStore } from '@/scripts/store/main';
import type { Terminal } from '@/scripts/store/world/terminal';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';

const shop = new LocalShop('plans-command');
const PLAN = 'plan-of-a-file';
const MONTH = `${PLAN}-month`;
const OFFER = {
  plan: PLAN,
  name: { en: 'Growth', ar: 'النمو' },
  prices: { month: 3900 },
  currency: 'USD',
  quotas: { products: 5 },
};

let folder: string;
beforeAll(async () => {
  await shop.open();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plans-'));
});
afterAll(async () => {
  fs.rmSync(folder, { recursive: true });
  await stored().delete();
  await shop.close();
});

const stored = () => shop.db.doc(collections.package(MONTH));

/** What the command printed, or its sentence. */
async function plans(key: string | undefined, ...args: string[]): Promise<string> {
  const said: string[] = [];
  const terminal: Terminal = {
    print: (line) => void said.push(line),
    warn: (line) => void said.push(line),
    progress: () => undefined,
    consent: () => Promise.resolve(),
  };
  const env = { ...process.env, STRIPE_HOST: process.env.NEXT_PUBLIC_STRIPE_HOST, STRIPE_SECRET_KEY: key };
  try {
    await runStore(['plans', ...args], env, () => terminal);
    return said.join('\n');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function apply(offer: object, key: string | undefined = 'sk_test_platform'): Promise<string> {
  const file = path.join(folder, 'plans.json');
  fs.writeFileSync(file, JSON.stringify([offer]));
  return plans(key, '--apply', file);
}

test('a plan of a file is sold at a price of Stripe, once', async () => {
  expect(await apply(OFFER)).toContain(`${MONTH}: 3900 USD (minor units) a month, price_`);
  const first = (await stored().get()).data();
  expect(first).toMatchObject({ plan: PLAN, interval: 'month', quotas: { products: 5 } });
  await apply(OFFER);
  expect((await stored().get()).data()).toEqual(first);
  expect(await plans(undefined)).toContain(MONTH);
});

test('what the file does not tell stays, and a price does not change', async () => {
  const { quotas: _, ...rest } = OFFER;
  await apply({ ...rest, name: { en: 'Grow', ar: 'نمو' } });
  expect((await stored().get()).data()).toMatchObject({ name: { en: 'Grow' }, quotas: { products: 5 } });
  expect(await apply({ ...OFFER, prices: { month: 4900 } })).toContain(
    `"${MONTH}" costs 3900 USD at Stripe, not 4900 USD`,
  );
  expect((await stored().get()).get('price')).toBe(3900);
});

test('without Stripe, or with a file that is not there, it says so', async () => {
  expect(await apply(OFFER, '')).toBe(
    '"plans --apply" needs STRIPE_SECRET_KEY, because Stripe has the prices.',
  );
  expect(await plans('', '--apply', '/nowhere')).toBe('--apply names "/nowhere", which cannot be read.');
});
