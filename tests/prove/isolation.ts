import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { buildIdOf } from '@/scripts/build/parts.mjs';
import { buildServer, SERVER, SERVER_BUILD } from '@/scripts/build/standalone.mjs';
import { localEnv } from '@/scripts/local/local-env.mjs';
import { localPorts } from '@/scripts/local/ports.mjs';
import { randomOf } from '@/scripts/seed/random';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { startLocalFirebase } from '@/tests/setup/local-firebase';
import { PLATFORM } from './support/many-stores/thin-stores';
import { SiteServer } from './support/many-servers/site-server';
import { attackHosts, type World } from './support/isolation/attacks';
import { proveRedirects } from './support/isolation/redirects';
import { attackCallables } from './support/isolation/callables';
import { shuffled } from './support/isolation/shuffled';
import { openShops } from './support/isolation/shops';
import type { Proof, ProofContext } from './support/proof';

export const name = "no host shows what is another store's: forged headers, warmed caches, tokens of others";
/** Stores; the site is built first. */
export const sizes: Proof['sizes'] = { gate: 6, full: 50 };

const PORT_OFFSET = 20;
/** Pairs of stores of whose people one calls every function about the other. */
const CALLING_PAIRS = { gate: 1, full: 4 };

export async function run(size: number, { folder, seed, say }: ProofContext): Promise<string> {
  const functionsEnv = { RATE_LIMIT_SCALE: '100000' };
  const firebase = await startLocalFirebase({ dataDir: path.join(folder, 'data'), functionsEnv });
  Object.assign(process.env, firebase.env);
  const shop = new LocalShop('isolation');
  const settings = {
    ...localEnv(localPorts(), { storeId: null }),
    NEXT_PUBLIC_PLATFORM_HOST: PLATFORM,
    NEXT_PUBLIC_SITE_URL: `http://${PLATFORM}`,
  };
  await buildServer(settings);
  const build = path.join(folder, 'build');
  fs.cpSync(SERVER, build, { recursive: true, verbatimSymlinks: true });
  say('built');
  const server = await SiteServer.start(build, localPorts().site + PORT_OFFSET, settings);
  try {
    const random = randomOf(seed);
    const shops = shuffled(random, await openShops(shop.db, size, random));
    const world: World = { origin: server.origin, build: buildIdOf(SERVER_BUILD), shops, random };
    const hosts = await attackHosts(world, say);
    const redirects = await proveRedirects(shop.db, server.origin, shops);
    say(redirects);
    const pairs = size > sizes.gate ? CALLING_PAIRS.full : CALLING_PAIRS.gate;
    const calls = await attackCallables(pairs);
    assert.ok(hosts > size * 100 && calls > 100, 'Hardly anything was asked.');
    return `${size} stores: ${hosts} answers of hosts, ${calls} of callables, nothing of another store; ${redirects}`;
  } finally {
    await server.kill();
    await shop.close();
    await firebase.stop();
  }
}
