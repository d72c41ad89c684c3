import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { collections } from '@/lib/domain/collections';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { buildServer, SERVER } from '@/scripts/build/standalone.mjs';
import { localEnv } from '@/scripts/local/local-env.mjs';
import { localPorts } from '@/scripts/local/ports.mjs';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { startLocalFirebase } from '@/tests/setup/local-firebase';
import type { Proof, ProofContext } from './support/proof';

export const name = 'the server of "npm run build -- --server", in a folder of its own';
/** Builds, of some minutes each. */
export const sizes: Proof['sizes'] = { gate: 0, full: 1 };

const BOARD = aProduct();
const TIMEOUT_MS = 60_000;

/** Built here, started elsewhere: pages, pictures of the build, health, and what was saved after the build. */
export async function run(_size: number, { folder, say }: ProofContext): Promise<string> {
  const firebase = await startLocalFirebase({ dataDir: path.join(folder, 'data'), cardStores: [] });
  Object.assign(process.env, firebase.env);
  const shop = new LocalShop('standalone');
  await shop.open({ products: [BOARD] });
  const settings = localEnv(localPorts(), { storeId: shop.id });
  await buildServer(settings);
  say('built');
  const elsewhere = path.join(folder, 'server');
  fs.cpSync(SERVER, elsewhere, { recursive: true, verbatimSymlinks: true });
  await shop.db.doc(collections.storeSetting(shop.store)).update({ 'name.en': 'Saved Afterwards' });

  const server = fork(path.join(elsewhere, 'start.mjs'), [], {
    cwd: elsewhere,
    execArgv: [],
    env: { ...process.env, ...settings, PORT: String(firebase.ports.site), NODE_ENV: 'production' },
  });
  const seen = await lookAround(`http://localhost:${firebase.ports.site}`, server).finally(() =>
    server.kill('SIGKILL'),
  );
  await shop.close();
  await firebase.stop();
  return seen;
}

async function lookAround(site: string, server: ChildProcess): Promise<string> {
  const health = await untilHealthy(site, server);
  assert.equal(health, 'standalone');
  const home = await (await fetch(site)).text();
  assert.ok(home.includes('Saved Afterwards'), 'The page is as old as the build.');
  const arabic = await fetch(`${site}/ar/products/${BOARD.slug}`);
  assert.deepEqual([arabic.status, (await arabic.text()).includes('dir="rtl"')], [200, true]);
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(home) ?? [];
  assert.equal((await fetch(site + script)).status, 200, script);
  for (const file of ['favicon.svg', 'measurement/frame.js', 'offline/worker.js', 'studio/studio-worker.js'])
    assert.equal((await fetch(`${site}/${file}`)).status, 200, file);
  return 'health, a revalidated page, a product in Arabic, a script and what the build made for browsers';
}

/** The store that the server says it serves. */
async function untilHealthy(site: string, server: ChildProcess): Promise<unknown> {
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until;) {
    assert.equal(server.exitCode, null, 'The server ended.');
    const answer = await fetch(`${site}/api/health`).catch(() => null);
    if (answer?.ok) return fieldsOf(await answer.json()).storeId;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server does not answer.');
}
