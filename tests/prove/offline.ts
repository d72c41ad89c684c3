import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { sumStock } from '@/lib/domain/stock/move-stock';
import { ensureChromium } from '@/scripts/lib/chromium.mjs';
import { localPorts } from '@/scripts/local/ports.mjs';
import { startStack } from '@/scripts/local/stack.mjs';
import { integer, pick, randomOf, type Random } from '@/scripts/seed/random';
import { firstProduct } from '@/tests/e2e/support/catalogue';
import { fillAddress } from '@/tests/e2e/support/people/people';
import { tick } from '@/tests/e2e/support/screens/forms';
import { textsOf } from '@/tests/e2e/support/screens/texts';
import { pause } from './support/killed-firebase';
import { KilledBrowser } from './support/offline/killed-browser';
import type { Proof, ProofContext } from './support/proof';

export const name =
  'orders made without a network through cuts, lost answers, two tabs and kills of the browser: one each';
/** Rounds; PROVE_ROUNDS says another number. It builds the site, which takes minutes. */
export const sizes: Proof['sizes'] = { gate: 0, full: 100 };

const t = textsOf('en');
/** Rounds of one shopper, who is a stranger in the first and a guest since. */
const ROUNDS_OF_A_PROFILE = 5;
const MOST_CUTS = 3;
const MOST_MS = 4_000;
const SETTLES_MS = 180_000;
const STOCK = 10_000;

type Cut = 'network' | 'answer' | 'page' | 'kill' | 'second tab';
const CUTS: readonly Cut[] = ['network', 'answer', 'page', 'kill', 'second tab'];

export async function run(full: number, { folder, seed, say }: ProofContext): Promise<string> {
  const size = Number(process.env.PROVE_ROUNDS) || full;
  const ports = localPorts();
  say('the shop starts, which builds its site');
  const dataDir = path.join(folder, 'data');
  const stack = await startStack({
    ...{ ports, dataDir, distDir: '.next/prove-offline' },
    ...{ firestore: undefined, host: undefined },
  });
  Object.assign(process.env, stack.env);
  const random = randomOf(seed);
  const product = await firstProduct();
  await fillStock(product);
  const world = { site: `http://localhost:${ports.site}`, random, slug: product.slug };
  const told = { placed: 0, doubted: 0 };
  const cuts = new Map<Cut, number>();
  let browser = newBrowser(folder, 0);
  try {
    for (let round = 0; round < size; round += 1) {
      if (round % ROUNDS_OF_A_PROFILE === 0) {
        await browser.kill();
        browser = newBrowser(folder, round);
        await firstVisit(browser, world);
      }
      // In letters: a name may hold no number that looks like a telephone's.
      const shopper = `Round ${inLetters(round)} of ${inLetters(seed)}`;
      const chosen = Array.from({ length: integer(random, 1, MOST_CUTS) }, () => pick(random, CUTS));
      chosen.forEach((cut) => cuts.set(cut, (cuts.get(cut) ?? 0) + 1));
      await orderOffline(browser, world, shopper);
      const outcome = await liveThrough(browser, world, chosen);
      const orders = await ordersOf(shopper);
      say(`round ${round}: ${chosen.join(', ')}: ${outcome}, ${orders} order`);
      assert.ok(orders <= 1, `${shopper} was ordered ${orders} times`);
      if (outcome === 'placed') assert.equal(orders, 1, `${shopper} was lost`);
      told[outcome] += 1;
    }
  } finally {
    await browser.kill();
    await stack.stop();
  }
  const ofCuts = [...cuts].map(([cut, times]) => `${times} ${cut}`).join(', ');
  return `${size} orders: ${told.placed} placed once, ${told.doubted} where the shopper is told that it is not known; cuts: ${ofCuts}`;
}

/** Enough for all rounds: an order that is refused for stock would look like one in doubt. */
async function fillStock({ id, variants }: Product): Promise<void> {
  const stocked = variants.map((variant) => ({ ...variant, stock: STOCK }));
  await database()
    .doc(collections.product(storeId('demo'), id))
    .update({ variants: stocked, stock: sumStock(stocked) });
}

interface World {
  readonly site: string;
  readonly random: Random;
  readonly slug: string;
}

const newBrowser = (folder: string, round: number) => {
  const profile = path.join(folder, `profile-${round}`);
  fs.mkdirSync(profile, { recursive: true });
  return new KilledBrowser(ensureChromium(process.cwd()), profile);
};

/** The shop is seen once, so that it is on the device. */
async function firstVisit(browser: KilledBrowser, { site, slug }: World): Promise<void> {
  const page = await browser.start();
  await page.goto(`${site}/products/${slug}`);
  for (const kept of [`/products/${slug}`, '/cart', '/checkout'])
    await expect
      .poll(() => page.evaluate(async (at) => Boolean(await caches.match(at)), kept), { timeout: SETTLES_MS })
      .toBe(true);
  await page.close();
}

/** Ends when the shopper is told that the order waits. */
async function orderOffline(browser: KilledBrowser, { slug, site }: World, shopper: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${site}/products/${slug}`);
  await browser.context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: t('catalogue:product.addToCart'), exact: true }).click();
  await expect(page.getByText(t('common:toast.addedToCart'))).toBeVisible();
  await page.goto(`${site}/checkout`);
  await fillAddress(page, 'en');
  await page.getByLabel(t('checkout:shipping.fullName'), { exact: true }).fill(shopper);
  await tick(page.getByRole('radio', { name: t('checkout:payment.cash') }));
  await page.getByRole('button', { name: t('checkout:submit'), exact: true }).click();
  await expect(cards(page)).toHaveCount(1, { timeout: SETTLES_MS });
}

/** The network comes back and goes, as chance has it; at the end it stays. */
async function liveThrough(
  browser: KilledBrowser,
  world: World,
  chosen: readonly Cut[],
): Promise<'placed' | 'doubted'> {
  for (const cut of chosen) await suffer(browser, world, cut);
  await browser.context.setOffline(false);
  for (const open of browser.context.pages()) await open.close();
  const page = await browser.newPage();
  await page.goto(world.site);
  const placed = page.getByRole('button', { name: t('offline:close') });
  const doubted = page.getByRole('button', { name: t('offline:remove') });
  await expect(placed.or(doubted)).toHaveCount(1, { timeout: SETTLES_MS });
  const outcome = (await placed.count()) ? 'placed' : 'doubted';
  await placed.or(doubted).click();
  await expect(cards(page)).toHaveCount(0);
  await page.close();
  return outcome;
}

async function suffer(browser: KilledBrowser, { site, random }: World, cut: Cut): Promise<void> {
  const { context } = browser;
  const [page = await browser.newPage()] = context.pages();
  const some = () => pause(integer(random, 0, MOST_MS));
  if (cut === 'answer')
    await context.route('**/placeOrder', async (route) => {
      await route.fetch().catch(() => undefined);
      await route.abort().catch(() => undefined);
    });
  await context.setOffline(false);
  if (cut === 'second tab') await (await browser.newPage()).goto(site).catch(() => undefined);
  else await page.goto(site).catch(() => undefined);
  await some();
  if (cut === 'kill') {
    await browser.kill();
    await browser.start();
    return;
  }
  if (cut === 'page') await page.close();
  await context.setOffline(true);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
}

const inLetters = (number: number | string) =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)] ?? 'x').join('');

const cards = (page: Page) => page.getByRole('region', { name: t('offline:orders') }).getByRole('article');

function database() {
  const [app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? '' })] = getApps();
  return getFirestore(app);
}

async function ordersOf(shopper: string): Promise<number> {
  const orders = await database()
    .collection(collections.orders(storeId('demo')))
    .get();
  return orders.docs.filter((one) => fieldsOf(one.get('address')).fullName === shopper).length;
}
