import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium as browsers } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { ROOT } from '../scripts/lib/root.mjs';
import { localPorts } from '../scripts/local/ports.mjs';
import { startStack } from '../scripts/local/stack.mjs';
import { fillStore } from './catalogue.mjs';
import { compareSizes, limitsOf } from './limits.mjs';
import { fillOrders, LIST_LIMITS, measureLists, ORDERS } from './lists.mjs';
import { measure } from './measure.mjs';
import { printLimits, printLists, printSize, printStudio } from './report.mjs';
import { measureStudio } from './studio.mjs';

const PORT_BASE = '24000';
const FOLDER = path.join(ROOT, '.build/bench');
const OUT = path.join(ROOT, 'bench/results.json');
const STORE = 'demo';

const QUICK = {
  loads: { none: 3, slow4g: 3 },
  seconds: 2,
  rounds: 3,
  changes: 8,
  timed: ['home', 'list', 'product'],
};
/** The median of 21 loads, because one load's largest paint is between 0.6 and 1.8 times its page's median. */
const FULL = { loads: { none: 21, slow4g: 5 }, seconds: 10, rounds: 5, changes: 40, memoryMinutes: 10 };

/** Measures the production build at each size of the store; a quick run has fewer repetitions and pages. */
export async function bench({ quick, huge, chromium }) {
  const started = performance.now();
  const ports = localPorts({ LOCAL_PORT_BASE: process.env.LOCAL_PORT_BASE ?? PORT_BASE });
  const sizes = [60, ...(quick ? [] : [10_000]), ...(huge ? [100_000] : [])];
  fs.rmSync(FOLDER, { recursive: true, force: true });
  const browser = await browsers.launch({ executablePath: chromium });
  const results = { when: new Date().toISOString(), quick, machine: machine(browser), sizes: {}, limits: [] };
  let db;
  try {
    for (const size of sizes) {
      if (db) await withStack(ports, {}, () => fillStore(db, STORE, size));
      await withStack(ports, { newBuild: true }, async (stack) => {
        Object.assign(process.env, stack.env);
        db ??= getFirestore(initializeApp({ projectId: stack.env.GCLOUD_PROJECT }));
        const effort = quick ? QUICK : FULL;
        const measured = await measure({ stack, ports, db, browser, storeId: STORE, effort });
        results.sizes[size] = { buildSeconds: stack.buildSeconds, ...measured };
        printSize(size, results.sizes[size]);
      });
    }
  } finally {
    await browser.close();
  }
  results.limits = [...limitsOf(results.sizes[sizes[0]]), ...compareSizes(results.sizes, sizes)];
  printLimits(results.limits);
  fs.writeFileSync(OUT, `${JSON.stringify(results, null, 2)}\n`);
  const minutes = (performance.now() - started) / 60_000;
  console.log(`\nWritten: ${path.relative(ROOT, OUT)}, after ${minutes.toFixed(1)} minutes`);
}

/** Measures the admin's lists of a store with 100,000 orders, which takes a while to fill in. */
export async function benchLists({ chromium }) {
  const ports = localPorts({ LOCAL_PORT_BASE: process.env.LOCAL_PORT_BASE ?? PORT_BASE });
  fs.rmSync(FOLDER, { recursive: true, force: true });
  const browser = await browsers.launch({ executablePath: chromium });
  try {
    await withStack(ports, { newBuild: true }, async (stack) => {
      Object.assign(process.env, stack.env);
      const db = getFirestore(initializeApp({ projectId: stack.env.GCLOUD_PROJECT }));
      console.log(`Filling in ${ORDERS} orders`);
      await fillOrders(db, STORE, ORDERS);
      const base = `http://localhost:${ports.site}`;
      printLists(await measureLists(browser, base, ports, { rounds: FULL.rounds }), LIST_LIMITS);
    });
  } finally {
    await browser.close();
  }
}

/** Measures the studio's keystrokes alone. */
export async function benchStudio({ chromium }) {
  const ports = localPorts({ LOCAL_PORT_BASE: process.env.LOCAL_PORT_BASE ?? PORT_BASE });
  const browser = await browsers.launch({ executablePath: chromium });
  try {
    await withStack(ports, {}, async () => {
      const { loadBefore } = machine(browser);
      const studio = await measureStudio(browser, `http://localhost:${ports.site}`, { rounds: FULL.rounds });
      printStudio(studio);
      console.log(`\nLoad of the machine before: ${loadBefore.toFixed(1)}`);
    });
  } finally {
    await browser.close();
  }
}

async function withStack(ports, { newBuild = false }, work) {
  const options = { ports, dataDir: path.join(FOLDER, 'data'), distDir: '.next/bench', newBuild };
  let buildBegan = 0;
  const say = (step) => {
    if (step.startsWith('Building')) buildBegan = performance.now();
    console.log(step);
  };
  const stack = await startStack({ ...options, say });
  const buildSeconds = Math.round((performance.now() - buildBegan) / 1000);
  try {
    return await work({ ...stack, buildSeconds });
  } finally {
    await stack.stop();
  }
}

const machine = (browser) => ({
  processor: os.cpus()[0]?.model,
  cores: os.cpus().length,
  memoryGiB: Math.round(os.totalmem() / 2 ** 30),
  node: process.version,
  chromium: browser.version(),
  /** Load average of the minute before: above 0.3, something else used the machine. */
  loadBefore: os.loadavg()[0],
});
