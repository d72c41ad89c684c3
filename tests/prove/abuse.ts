import assert from 'node:assert/strict';
import path from 'node:path';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';
import { startLocalFirebase } from '@/tests/setup/local-firebase';
import { isHeld, tableOf, type Budget } from './support/abuse/budget';
import { inventedPictures } from './support/abuse/invented-pictures';
import { oversizedRequests, slowBodies } from './support/abuse/oversized-requests';
import { bytesOfUploads, mailsToOne, reviews } from './support/abuse/shoppers';
import { unauthenticatedReads } from './support/abuse/unauthenticated-reads';
import type { Proof, ProofContext } from './support/proof';

export const name = 'bounded attacks, each within its budget';
/** How often each request of an attack is sent. */
export const sizes: Proof['sizes'] = { gate: 2, full: 20 };

const PRODUCTS = 150;

/** Drives each attack and prints what it cost beside what it may. */
export async function run(size: number, { folder, say }: ProofContext): Promise<string> {
  const firebase = await startLocalFirebase({ dataDir: path.join(folder, 'data'), cardStores: [] });
  Object.assign(process.env, firebase.env);
  const shop = new LocalShop('abuse');
  const products = Array.from({ length: PRODUCTS }, (_, at) =>
    aProduct({ id: `board-${at}`, slug: `board-${at}` }),
  );
  await shop.open({ products: [aProduct(), ...products] });
  const guest = await shop.guest();
  say('a shop of 151 products');

  const lines = [aRequestedLine()];
  const quote = () => guest.call('quoteCart', { storeId: shop.id, lines, currency: 'USD', locale: 'en' });
  const rows: Budget[] = [
    ...(await oversizedRequests(shop.id, size)),
    await slowBodies(quote),
    ...(await unauthenticatedReads(shop.store)),
    await mailsToOne(shop),
    ...(await reviews(shop)),
    await bytesOfUploads(shop),
    inventedPictures(),
  ];
  console.log(`\n${tableOf(rows)}\n`);
  await shop.close();
  await firebase.stop();
  const counted = rows.filter(({ isTimed }) => !isTimed || size > sizes.gate);
  const broken = counted.filter((row) => !isHeld(row)).map(({ attack }) => attack);
  assert.deepEqual(broken, [], 'Beyond its budget');
  return `${counted.length} budgets held`;
}
