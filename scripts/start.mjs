// npm start, npm run dev. Built-ins only until the packages are installed.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { localPorts } from './local/ports.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DATA_DIR = path.join(ROOT, '.data');
/** Each Firestore has its own folder, because accounts, files and documents belong together. */
const DATA_DIRS = { own: DATA_DIR, google: path.join(DATA_DIR, 'google') };

const HELP = `npm start                serves the shops on this machine, each by its host: demo.localhost, second.localhost
npm start -- --reset     starts over with the demo store
npm start -- --store ID  serves one store of the local data, such as "demo", on localhost itself
npm start -- --firebase google
                         on Google's Firestore emulator, where it and Java are; with data of its own
npm run dev              the same with hot reload
PORT moves the site, LOCAL_PORT_BASE moves every port.
HOST=0.0.0.0 lets other machines reach the site; the local Firebase stays on this one.`;

async function main() {
  const { values } = parseArgs({
    options: {
      dev: { type: 'boolean' },
      reset: { type: 'boolean' },
      store: { type: 'string' },
      firebase: { type: 'string', default: 'own' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(HELP);

  const firestore = values.firebase;
  if (!(firestore in DATA_DIRS)) throw new Error(`--firebase takes "own" or "google", not "${firestore}".`);
  const dataDir = DATA_DIRS[firestore];
  const ports = localPorts();
  ensureInstalled(ROOT);
  if (firestore === 'google') await assertGoogleIsHere();
  const { startStack } = await import('./local/stack.mjs');
  const { assertDataDirUnused } = await import('./local/local-firebase.mjs');
  if (values.reset) {
    // Google's folder lies inside our own.
    for (const folder of [dataDir, DATA_DIRS.google]) assertDataDirUnused(folder);
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  const stack = await startStack({
    ports,
    dataDir,
    firestore,
    distDir: distDirOf(values),
    storeId: values.store ?? null,
    dev: values.dev,
    host: process.env.HOST || undefined,
    say: (step) => console.log(`${step} …`),
  });
  announce(ports, values.store, process.env.HOST);
  const stopping = stopOnSignal(stack);
  await stack.exited;
  if (!stopping.asked) throw new Error('A part of the shop stopped by itself; its last output is above.');
}

/** Checked before the build, which takes a minute. */
async function assertGoogleIsHere() {
  const { findGoogleFirestore } = await import('./local/google-firestore.mjs');
  const { missing } = findGoogleFirestore();
  if (missing) throw new Error(missing);
}

/** One folder per kind of build: hot reload, all stores, one store, and Google's Firestore. */
function distDirOf({ dev, store, firebase }) {
  if (store && !/^[\w-]+$/.test(store)) throw new Error(`--store takes the id of a store, not "${store}".`);
  if (dev) return '.next/dev';
  const name = store ? 'one-store' : 'local';
  return firebase === 'google' ? `.next/google-${name}` : `.next/${name}`;
}

function announce(ports, store, host) {
  const site = `http://${store ? '' : 'demo.'}localhost:${ports.site}`;
  console.log(`
  Shop      ${site}        Arabic: ${site}/ar
  Admin     ${site}/admin/dashboard
${store ? '' : `  Platform  http://localhost:${ports.site}        Console: http://localhost:${ports.site}/console\n`}  Mailbox   http://localhost:${ports.mailbox}
  Accounts  owner@demo.shop · shopper@demo.shop · owner@second.shop${store ? '' : ' · operator@platform.localhost'}, password demo1234

  Ctrl-C stops everything; nothing is lost.
`);
  if (host)
    console.warn(`  HOST is set: the shop listens on ${host}, with accounts whose passwords are above. Everybody who reaches this
  machine can sign in to it. Leave HOST out to keep it on this machine.
`);
}

/** Ctrl-C reaches the child processes too, so their exit is no failure after it. */
function stopOnSignal(stack) {
  const stopping = { asked: false };
  const stop = async () => {
    if (stopping.asked) return;
    stopping.asked = true;
    await stack.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return stopping;
}

main().catch((error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
