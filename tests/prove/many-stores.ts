import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import { collections } from '@/lib/domain/collections';
import { buildServer, SERVER } from '@/scripts/build/standalone.mjs';
import { localEnv } from '@/scripts/local/local-env.mjs';
import { localPorts } from '@/scripts/local/ports.mjs';
import { pick, randomOf, type Random } from '@/scripts/seed/random';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { startLocalFirebase } from '@/tests/setup/local-firebase';
import { pause } from './support/killed-firebase';
import { SiteServer } from './support/many-servers/site-server';
import { hostOf, markOf, PATHS, PLATFORM, storeOf, writeStores } from './support/many-stores/thin-stores';
import { ask, quantile, zipf } from './support/many-stores/visits';
import type { Proof, ProofContext } from './support/proof';

export const name =
  'three servers of any number of stores: memory, times and reads, and one store that changes alone';
/** Stores; a build and as many documents take minutes. */
export const sizes: Proof['sizes'] = { gate: 0, full: 10_000 };

const SERVERS = 3;
const PORT_OFFSET = 20;
const VISITORS = 6;
/** Of each number of stores. */
const VISITS = 6_000;
const CACHE_MIB = 64;
/** Beyond its page cache: Next, the SDK, and listeners to a thousand stores. */
const MOST_MEMORY_MIB = 900;
const BOUND_MS = 2_000;
/** Whose pages are warm when one of them changes. */
const NEIGHBOURS = 20;

export async function run(size: number, { folder, seed, say }: ProofContext): Promise<string> {
  const functionsEnv = { RATE_LIMIT_SCALE: '1000' };
  const firebase = await startLocalFirebase({ dataDir: path.join(folder, 'data'), functionsEnv });
  Object.assign(process.env, firebase.env);
  const shop = new LocalShop('many-stores');
  const settings = {
    ...localEnv(localPorts(), { storeId: null }),
    NEXT_PUBLIC_PLATFORM_HOST: PLATFORM,
    NEXT_PUBLIC_SITE_URL: `http://${PLATFORM}`,
  };
  await buildServer(settings);
  const build = path.join(folder, 'build');
  fs.cpSync(SERVER, build, { recursive: true, verbatimSymlinks: true });
  say('built');
  const env = { ...settings, PAGE_CACHE_MIB: String(CACHE_MIB) };
  let port = localPorts().site + PORT_OFFSET;
  const servers = await Promise.all(
    Array.from({ length: SERVERS }, () => SiteServer.start(build, (port += 1), env)),
  );
  const world: World = { shop, servers, random: randomOf(seed) };
  const lines: string[] = [];
  try {
    let written = 0;
    for (const stores of [10, 100, 1_000, 10_000].filter((count) => count <= size)) {
      await writeStores(shop.db, written, stores);
      written = stores;
      lines.push(await visitAll(world, stores));
      say(lines.at(-1) ?? '');
    }
    lines.push(await changeOne(world));
    return lines.join('; ');
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await shop.close();
    await firebase.stop();
  }
}

interface World {
  readonly shop: LocalShop;
  readonly servers: readonly SiteServer[];
  readonly random: Random;
}

const meter = async (at: string, method: 'GET' | 'POST') =>
  (await (await fetch(`${process.env.LOCAL_MAILBOX_URL}${at}`, { method })).json()) as {
    readonly by: readonly { readonly reads: number }[];
  };

/** The reads of everybody since the last reset. */
async function readsSince(): Promise<number> {
  const { by } = await meter('/usage.json', 'GET');
  return by.reduce((sum, { reads }) => sum + reads, 0);
}

/** Every page is its own store's; memory and times stay bounded. */
async function visitAll({ servers, random }: World, stores: number): Promise<string> {
  const times: number[] = [];
  const wrong: string[] = [];
  await meter('/usage/reset', 'POST');
  const visitor = async () => {
    while (times.length < VISITS) {
      const at = zipf(random, stores);
      const asked = pick(random, PATHS);
      const { status, html, ms } = await ask(pick(random, servers).origin, hostOf(at), asked);
      times.push(ms);
      const marks = new Set(html.match(/Thin shop \d+ v\d+\./g));
      if (status !== 200 || marks.size !== 1 || !marks.has(markOf(at)))
        wrong.push(`${status} ${hostOf(at)}${asked}: ${[...marks].join()}`);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  assert.deepEqual(wrong.slice(0, 5), []);
  const reads = (await readsSince()) / times.length;
  const memory = Math.max(...servers.map((server) => server.memoryMib()));
  assert.ok(memory < MOST_MEMORY_MIB, `A server takes ${memory} MiB.`);
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.99)];
  return `${stores} stores: p50 ${half} ms, p99 ${most} ms, ${reads.toFixed(1)} reads a view, ${memory} MiB`;
}

/** A saved setting revalidates the pages of its store, within two seconds, and no page of another. */
async function changeOne({ shop: { db }, servers }: World): Promise<string> {
  const visit = async (at: number) => {
    const answers = servers.flatMap(({ origin }) => PATHS.map((asked) => ask(origin, hostOf(at), asked)));
    return Promise.all(answers);
  };
  for (let at = 0; at < NEIGHBOURS; at += 1) await visit(at);
  const changed = Math.floor(NEIGHBOURS / 2);
  const batch = db.batch();
  batch.update(db.doc(collections.storeSetting(storeOf(changed))), {
    name: { en: markOf(changed, 1), ar: markOf(changed, 1) },
  });
  invalidateEveryPage(batch, db, storeOf(changed));
  await batch.commit();
  const began = performance.now();
  while (!(await visit(changed)).every(({ html }) => html.includes(markOf(changed, 1)))) {
    assert.ok(performance.now() - began < BOUND_MS, 'The change is not on every page in time.');
    await pause(25);
  }
  const took = Math.round(performance.now() - began);
  await meter('/usage/reset', 'POST');
  for (let at = 0; at < NEIGHBOURS; at += 1) await visit(at);
  const reads = await readsSince();
  assert.equal(reads, 0, `Pages of other stores were revalidated: ${reads} reads.`);
  return `one of ${NEIGHBOURS} changed in ${took} ms on ${SERVERS} servers, the others without a read`;
}
