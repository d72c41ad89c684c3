import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { buildServer, SERVER } from '@/scripts/build/standalone.mjs';
import { localEnv } from '@/scripts/local/local-env.mjs';
import { localPorts } from '@/scripts/local/ports.mjs';
import { pick, randomOf, type Random } from '@/scripts/seed/random';
import { LocalShop, type Client } from '@/tests/fixtures/firebase/local-shop';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { startLocalFirebase } from '@/tests/setup/local-firebase';
import { Balancer } from './support/many-servers/balancer';
import { changesOf } from './support/many-servers/changes';
import { SiteServer } from './support/many-servers/site-server';
import { builtFiles, p95, untilRight, warm } from './support/many-servers/visits';
import { pause } from './support/killed-firebase';
import type { Proof, ProofContext } from './support/proof';

export const name = 'three servers of one shop behind a proxy: changes, a lost server, a new build';
/** Products; two builds alone take minutes. */
export const sizes: Proof['sizes'] = { gate: 0, full: 10_000 };

const SERVERS = 3;
/** Of each kind. */
const CHANGES = 50;
const BOUND_MS = 2_000;
const PORT_OFFSET = 20;
const LOAD_MS = 20_000;
const VISITORS = 4;
const PICTURE = 'stores/many-servers/board.webp';

export async function run(size: number, { folder, seed, say }: ProofContext): Promise<string> {
  const functionsEnv = { RATE_LIMIT_SCALE: '1000' };
  const firebase = await startLocalFirebase({ dataDir: path.join(folder, 'data'), functionsEnv });
  Object.assign(process.env, firebase.env);
  const shop = new LocalShop('many-servers');
  const settings = localEnv(localPorts(), { storeId: shop.id });
  const owner = await fill(shop, size);
  say(`${size} products`);
  const builds = [await build(folder, 'one', settings)];
  builds.push(await build(folder, 'two', { ...settings, NEXT_PUBLIC_FIREBASE_VAPID_KEY: 'two' }));
  say('two builds');

  let port = localPorts().site + PORT_OFFSET;
  const env = { ...settings, PAGE_CACHE: 'storage' };
  const start = (at: number) => SiteServer.start(builds[at] ?? '', (port += 1), env);
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => start(0)));
  const balancer = new Balancer();
  const site = await balancer.listen((port += 1));
  servers.forEach(({ origin }) => balancer.add(origin));
  const world: World = { shop, owner, servers, balancer, site, random: randomOf(seed), size, start };
  try {
    const changed = await changeEverything(world, say);
    const shared = await sameFiles(world);
    const under = await loseAndAdd(world);
    say(under);
    return [changed, shared, under, await rollOut(world)].join('; ');
  } finally {
    balancer.close();
    await Promise.all(servers.map((server) => server.kill()));
    await shop.close();
    await firebase.stop();
  }
}

interface World {
  readonly shop: LocalShop;
  readonly owner: Client;
  readonly servers: SiteServer[];
  readonly balancer: Balancer;
  readonly site: string;
  readonly random: Random;
  readonly size: number;
  readonly start: (build: number) => Promise<SiteServer>;
}

async function fill(shop: LocalShop, size: number): Promise<Client> {
  const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#7aa5c8' } })
    .webp()
    .toBuffer();
  await getStorage(shop.app).bucket().file(PICTURE).save(picture, { resumable: false });
  const images = [{ path: PICTURE, alt: { en: 'Sea', ar: 'بحر' }, width: 900, height: 900 }];
  await shop.open({ products: [] });
  for (let first = 0; first < size; first += 200)
    await Promise.all(
      Array.from({ length: Math.min(200, size - first) }, (_, index) => {
        const id = `board-${first + index}`;
        return shop.put(aProduct({ id, slug: id, images, title: { en: id, ar: `لوحة ${id}` } }));
      }),
    );
  return shop.staff();
}

async function build(folder: string, version: string, settings: Record<string, string>): Promise<string> {
  await buildServer(settings);
  const place = path.join(folder, version);
  fs.cpSync(SERVER, place, { recursive: true, verbatimSymlinks: true });
  return place;
}

const originsOf = ({ servers }: World): string[] => servers.map(({ origin }) => origin);

interface Usage {
  readonly by: readonly { readonly kind: string; readonly reads: number }[];
}

const meter = async (at: string, method: 'GET' | 'POST'): Promise<Usage> =>
  (await (await fetch(`${process.env.LOCAL_MAILBOX_URL}${at}`, { method })).json()) as Usage;

/** Each change is right on all servers, in both languages, within two seconds. */
async function changeEverything(world: World, say: ProofContext['say']): Promise<string> {
  const lines: string[] = [];
  let at = 0;
  for (const change of changesOf(world.shop, world.owner)) {
    const times: number[] = [];
    let reads = 0;
    for (let done = 0; done < CHANGES; done += 1) {
      at += 1;
      // Far from each other in the catalogue, each changed once.
      const product = await world.shop.product(`board-${(at * 37) % world.size}`);
      await warm(originsOf(world), [`/products/${product.slug}`, '/', '/cart']);
      await meter('/usage/reset', 'POST');
      times.push(await untilRight(originsOf(world), await change.make(product, at)));
      const { by } = await meter('/usage.json', 'GET');
      reads += by.reduce((sum, row) => sum + row.reads, 0);
    }
    assert.ok(p95(times) < BOUND_MS, `${change.name}: p95 ${p95(times)} ms`);
    lines.push(`${change.name} p95 ${p95(times)} ms, ${Math.round(reads / CHANGES)} reads`);
    say(lines.at(-1) ?? '');
  }
  return lines.join(', ');
}

/** Pictures and files of the build are the same on every server. */
async function sameFiles(world: World): Promise<string> {
  const html = await (await fetch(`${world.site}/products/board-1`)).text();
  const [picture = ''] = /\/_next\/image\?[^" ]+/.exec(html) ?? [];
  const files = [...builtFiles(html), picture.replaceAll('&amp;', '&'), '/favicon.svg'];
  for (const file of files) {
    const answers = await Promise.all(originsOf(world).map((origin) => fetch(origin + file)));
    const bodies = await Promise.all(
      answers.map(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('base64')),
    );
    assert.deepEqual([file, answers.map(({ status }) => status)], [file, answers.map(() => 200)]);
    assert.equal(new Set(bodies).size, 1, `${file} differs`);
  }
  return `${files.length} files and pictures the same`;
}

/** What visitors saw that they should not have. */
interface Watch {
  pages: number;
  readonly wrong: string[];
}

/** Visitors who go from page to page until `isOver`. */
async function visit(isOver: () => boolean, load: (watch: Watch) => Promise<void>): Promise<Watch> {
  const watch: Watch = { pages: 0, wrong: [] };
  const visitor = async () => {
    while (!isOver()) await load(watch);
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return watch;
}

/** A server is killed and another added while people visit and prices rise: no error, and no price from two seconds ago. */
async function loseAndAdd(world: World): Promise<string> {
  const { shop, owner, balancer, servers, site, random } = world;
  const ids = ['board-1', 'board-2', 'board-3'];
  /** When each price was saved, the last one first. */
  const saved = new Map<string, { price: number; at: number }[]>(ids.map((id) => [id, []]));
  const [price] = changesOf(shop, owner);
  let isOver = false;
  const visits = visit(
    () => isOver,
    async (watch) => {
      const id = pick(random, ids);
      const asked = performance.now();
      const answer = await fetch(`${site}${pick(random, ['', '/ar'])}/products/${id}`);
      const html = await answer.text();
      watch.pages += 1;
      const least = saved.get(id)?.find(({ at }) => at < asked - BOUND_MS)?.price ?? 0;
      const shown = Number(/"price":(\d+)/.exec(html)?.[1]);
      if (answer.status !== 200 || shown < least)
        watch.wrong.push(
          `${answer.status} ${id}: ${shown}, not ${least}, from ${answer.headers.get('x-server')}`,
        );
    },
  );
  const until = performance.now() + LOAD_MS;
  for (let at = 1_000; performance.now() < until; at += 1) {
    const id = pick(random, ids);
    await price?.make(await shop.product(id), at);
    saved.get(id)?.unshift({ price: 700_000 + at, at: performance.now() });
    // In the middle of it, and long before the proxy knows.
    if (at === 1_005) await servers[0]?.kill();
    if (at === 1_015) {
      const added = await world.start(0);
      servers.push(added);
      balancer.add(added.origin);
    }
    await pause(200);
  }
  isOver = true;
  const { pages, wrong } = await visits;
  assert.deepEqual(wrong, []);
  const [lost] = servers.splice(0, 1);
  balancer.remove(lost?.origin ?? '');
  return `${pages} pages while one server was killed and one added, none wrong`;
}

/** Servers of a new build take over one by one: whatever page comes, its files do. */
async function rollOut(world: World): Promise<string> {
  const { balancer, servers, site, random } = world;
  let isOver = false;
  let files = 0;
  const visits = visit(
    () => isOver,
    async (watch) => {
      const html = await (await fetch(`${site}${pick(random, ['/', '/products', '/ar', '/cart'])}`)).text();
      watch.pages += 1;
      for (const file of builtFiles(html)) {
        const { status } = await fetch(site + file);
        files += 1;
        if (status !== 200) watch.wrong.push(`${status} ${file}`);
      }
    },
  );
  for (const old of servers.splice(0)) {
    const fresh = await world.start(1);
    servers.push(fresh);
    balancer.add(fresh.origin);
    balancer.drain(old.origin);
    await pause(2 * BOUND_MS);
    balancer.remove(old.origin);
    await old.kill();
  }
  isOver = true;
  const { pages, wrong } = await visits;
  assert.deepEqual(wrong, []);
  return `${pages} pages and ${files} of their files while a new build came, none gone`;
}
