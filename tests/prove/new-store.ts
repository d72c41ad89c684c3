import assert from 'node:assert/strict';
import path from 'node:path';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { mailTo } from '@/tests/fixtures/messages/local-mailbox';
import { aRequestedLine } from '@/tests/fixtures/shop/orders';
import { startLocalFirebase } from '@/tests/setup/local-firebase';
import type { Proof, ProofContext } from './support/proof';
import { StoreCommand } from './support/store-command';

export const name = 'a store from one command to its first order, in a minute';
/** Stores, one after the other. */
export const sizes: Proof['sizes'] = { gate: 1, full: 5 };

const A_MINUTE_MS = 60_000;

/** From the command to the mail that notifies the new owner of an order. */
export async function run(size: number, { folder, say }: ProofContext): Promise<string> {
  const firebase = await startLocalFirebase({ dataDir: path.join(folder, 'data'), cardStores: [] });
  Object.assign(process.env, firebase.env);
  const command = new StoreCommand(firebase.env, folder);
  const took: number[] = [];
  for (let count = 1; count <= size; count += 1) {
    const started = performance.now();
    const id = `new-${count}`;
    await command.must(...command.creation(id, '--template', 'boards'));
    say(`the store ${id} is there`);
    await firstOrder(id);
    took.push(performance.now() - started);
  }
  await firebase.stop();
  const longest = Math.max(...took);
  // The gate may share its machine; it checks that the store sells, and prints how long it took.
  if (size > sizes.gate) assert.ok(longest < A_MINUTE_MS, `It took ${seconds(longest)} s.`);
  return `${size} stores of the template "boards", sold from after ${seconds(longest)} s at most`;
}

/** A guest buys whatever is in stock; resolves when the owner is notified. */
async function firstOrder(id: string): Promise<void> {
  const shop = new LocalShop(id);
  const inStock = shop.db.collection(collections.products(shop.store)).where('stock', '>', 0).limit(1);
  const [found] = (await inStock.get()).docs;
  assert.ok(found, 'The store has nothing to sell.');
  const product = parseProduct(found.id, found.data());
  const variant = product.variants.find(({ stock }) => stock > 0);
  const line = { productId: product.id, variantId: variant?.id, seenPrice: variant?.price, quantity: 1 };
  const order = await shop.placed(await shop.guest(), { lines: [aRequestedLine(line)] });
  await mailTo(`owner@${id}.test`, ({ subject }) => subject.includes(order.number));
  await shop.close();
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);
