import fs from 'node:fs';
import path from 'node:path';
import { chromium as browsers } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { ROOT } from '../scripts/lib/local-env.mjs';
import { localPorts } from '../scripts/lib/ports.mjs';
import { startStack } from '../scripts/lib/stack.mjs';
import { measureActions } from './actions.mjs';
import { startBareSite } from './bare-site.mjs';
import { boardsOf, fillCatalogue } from './catalogue.mjs';
import { kib, ms, printTable, share } from './figures.mjs';
import { measureLoad } from './load.mjs';
import { measureLive, measureOrders } from './orders.mjs';
import { measurePage, visit } from './page-load.mjs';
import { usageOf } from './usage.mjs';

const PORT_BASE = '24000';
const BARE_PORT_OFFSET = 20;
const OUT = path.join(ROOT, 'bench/results.json');

/** Measures the production build at each size of the catalogue; a quick run at one size, with fewer repetitions. */
export async function bench({ quick, huge, chromium }) {
  const ports = localPorts({ LOCAL_PORT_BASE: process.env.LOCAL_PORT_BASE ?? PORT_BASE });
  const sizes = quick ? [60] : huge ? [60, 10_000, 100_000] : [60, 10_000];
  const effort = quick
    ? { loads: 1, seconds: 2, rounds: 1, arabic: 1 }
    : { loads: 5, seconds: 10, rounds: 5, arabic: Infinity };
  const dataDir = path.join(ROOT, '.build/bench/data');
  fs.rmSync(path.join(ROOT, '.build/bench'), { recursive: true, force: true });
  const results = { when: new Date().toISOString(), node: process.version, sizes: {} };
  let db;
  for (const size of sizes) {
    if (db) await withStack({ ports, dataDir }, () => fillCatalogue(db, 'demo', size));
    const started = Date.now();
    await withStack({ ports, dataDir, newData: true }, async (stack) => {
      const build = Date.now() - started;
      Object.assign(process.env, stack.env);
      db ??= getFirestore(initializeApp({ projectId: stack.env.GCLOUD_PROJECT }));
      results.sizes[size] = { build, ...(await measure({ stack, ports, db, chromium, effort })) };
      print(size, results.sizes[size]);
    });
  }
  fs.writeFileSync(OUT, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\nWritten: ${path.relative(ROOT, OUT)}`);
}

async function withStack({ ports, dataDir, newData = false }, work) {
  const say = (step) => console.log(step);
  const stack = await startStack({ ports, dataDir, distDir: '.next/bench', newData, say });
  try {
    return await work(stack);
  } finally {
    await stack.stop();
  }
}

async function measure({ stack, ports, db, chromium, effort }) {
  const base = `http://localhost:${ports.site}`;
  const boards = await boardsOf(db, 'demo', 100);
  const [{ slug }] = boards;
  const category = (
    await db.collection('stores/demo/categories').where('parentId', '==', null).limit(1).get()
  ).docs[0].get('slug');
  const paths = ['/', '/products', `/categories/${category}`, `/products/${slug}`, '/cart'];
  const arabic = paths.slice(0, effort.arabic).map((page) => `/ar${page === '/' ? '' : page}`);
  const pages = [...paths, ...arabic];
  const bare = await startBareSite(ports.site + BARE_PORT_OFFSET);
  const browser = await browsers.launch({ executablePath: chromium });
  try {
    const loads = {};
    const usage = {};
    for (const [name, url] of [['bare', bare.url], ...pages.map((page) => [page, base + page])]) {
      console.log(`Measuring ${decodeURI(name)}`);
      await visit(browser, url);
      let quickNet;
      usage[name] = await usageOf(ports, effort.loads, async () => {
        quickNet = await measurePage(browser, url, effort);
      });
      const { fcp, lcp } = await measurePage(browser, url, { ...effort, net: 'slow4g' });
      const served = await measureLoad(url, effort);
      loads[name] = { ...quickNet, slow4g: { fcp, lcp }, ...served };
    }
    console.log('Measuring what a shopper does, orders and live changes');
    const actions = await measureActions(browser, base, slug, effort);
    const shop = { env: stack.env, ports, products: boards };
    const orders = {};
    for (const concurrent of [1, 20, 100])
      orders[concurrent] = await measureOrders(shop, { concurrent, rounds: concurrent === 1 ? 20 : 2 });
    usage['one order'] = await usageOf(ports, 1, () => measureOrders(shop, { concurrent: 1, rounds: 1 }));
    const live = await measureLive(db, 'demo', boards[0].id, { rounds: 30 });
    return { loads, usage, actions, orders, live };
  } finally {
    await browser.close();
    bare.stop();
  }
}

function print(size, { build, loads, usage, actions, orders, live }) {
  const { bare } = loads;
  const rows = Object.entries(loads);
  printTable(
    `${size} products: weights (KiB gzip) and requests`,
    ['page', 'html', 'named js', 'all js 10 s', 'css', 'fonts', 'images', 'requests', 'auth'],
    rows.map(([name, one]) => [
      decodeURI(name),
      ...[one.html, one.scriptNamed, one.script, one.style, one.font, one.image].map(kib),
      one.requests,
      one.hasAuth ? 'yes' : 'no',
    ]),
  );
  printTable(
    `${size} products: times on a phone (ms), and the bare page's share`,
    [
      'page',
      'ttfb',
      'fcp',
      'lcp',
      '× bare',
      'tbt',
      '- bare',
      'cls',
      '4G lcp',
      'req/s',
      '× bare',
      'p99',
      'bad',
    ],
    rows.map(([name, one]) => [
      decodeURI(name),
      ...[one.ttfb, one.fcp, one.lcp].map(ms),
      (one.lcp / bare.lcp).toFixed(2),
      ms(one.tbt),
      ms(one.tbt - bare.tbt),
      one.cls.toFixed(3),
      ms(one.slow4g.lcp),
      ms(one.perSecond),
      (one.perSecond / bare.perSecond).toFixed(2),
      ms(one.p99),
      one.bad,
    ]),
  );
  printTable(
    `${size} products: documents read and written by one view of a page, and by one order`,
    ['what', 'browser reads', 'server reads', 'function reads', 'writes'],
    Object.entries(usage).map(([name, one]) => [decodeURI(name), ...Object.values(one).map(share)]),
  );
  printTable(`${size} products: interaction to next paint (ms)`, Object.keys(actions), [
    Object.values(actions).map(ms),
  ]);
  printTable(
    `${size} products: placeOrder and live changes (ms)`,
    ['', 'median', 'p95', 'refused'],
    [
      ...Object.entries(orders).map(([name, one]) => [
        `${name} at once`,
        ms(one.median),
        ms(one.p95),
        one.refused,
      ]),
      ['price to listener', ms(live.median), ms(live.p95), ''],
    ],
  );
  console.log(`\nFrom start to served, with the build: ${Math.round(build / 1000)} s`);
}
