import assert from 'node:assert/strict';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fieldsOf } from '@/lib/domain/parse/fields';
import { ROOT } from '@/scripts/lib/root.mjs';
import { localEnv } from '@/scripts/local/local-env.mjs';
import { localPorts } from '@/scripts/local/ports.mjs';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { startLocalFirebase } from '@/tests/setup/local-firebase';
import { buildStage } from './support/container/build-image';
import { envOf, execForm, lastOf, parseDockerfile } from './support/container/dockerfile';
import { stopsGracefully } from './support/container/stops-gracefully';
import type { Proof, ProofContext } from './support/proof';

export const name = 'the Dockerfile’s steps, executed in clean folders without a container engine';
/** Builds the site. */
export const sizes: Proof['sizes'] = { gate: 0, full: 1 };

/** The user "node" of the image. */
const NODE_USER = 1000;
/** `docker run --memory 1g`: what Node may keep of it, and all that the process may hold. */
const HEAP_MIB = 512;
const MEMORY_MIB = 1024;
const START_MS = 60_000;
const PAGES = 12;

/** Built by RUN and COPY, started by CMD: health, pages under load in the memory it is given, no writes, a graceful stop. */
export async function run(_size: number, { folder, say }: ProofContext): Promise<string> {
  const firebase = await startLocalFirebase({ dataDir: path.join(folder, 'data'), cardStores: [] });
  Object.assign(process.env, firebase.env);
  const shop = new LocalShop('container');
  const boards = Array.from({ length: PAGES }, (_, at) =>
    aProduct({ id: `board-${at}`, slug: `board-${at}` }),
  );
  await shop.open({ products: boards });
  // Nowhere below this folder: Next would take it for the root of what it builds.
  const root = path.join(folder, 'container');
  // The image's user goes through it.
  fs.chmodSync(folder, 0o711);
  try {
    const stages = parseDockerfile(fs.readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'));
    const settings = localEnv(localPorts(), { storeId: shop.id });
    linkPackages(path.join(root, 'build/app'));
    const secrets = writeSecrets(folder, settings);
    for (const stage of stages) await buildStage(stage, { context: ROOT, root, secrets });
    say('built');
    const [image] = stages.slice(-1);
    assert.ok(image);
    const app = path.join(root, 'image/app');
    assertNoSettings(app);
    const cache = readOnly(app);
    const env = { ...envOf(image), ...settings, PORT: String(firebase.ports.site) };
    const server = start(execForm(lastOf(image, 'CMD')), app, env);
    const seen = await lookAround(`http://localhost:${firebase.ports.site}`, server, () =>
      execFileSync(process.execPath, execForm(lastOf(image, 'HEALTHCHECK')).slice(1), {
        env: { ...process.env, ...env },
      }),
    ).finally(() => server.kill('SIGKILL'));
    return `${seen}; written only below ${path.relative(app, cache)}`;
  } finally {
    // So that the folder can be removed; not the packages, whose files are this folder's own.
    if (fs.existsSync(path.join(root, 'image')))
      execFileSync('chmod', ['-R', 'u+w', path.join(root, 'image')]);
    await shop.close();
    await firebase.stop();
  }
}

/** As the layer of an earlier build: the step that installs finds its packages there and needs no network. */
function linkPackages(app: string): void {
  fs.mkdirSync(app, { recursive: true });
  const packages = path.join(ROOT, 'node_modules');
  const isOneDisk = fs.statSync(packages).dev === fs.statSync(app).dev;
  execFileSync('cp', ['--archive', ...(isOneDisk ? ['--link'] : []), packages, app]);
}

function writeSecrets(folder: string, settings: Readonly<Record<string, string>>): string {
  const secrets = path.join(folder, 'secrets');
  fs.mkdirSync(secrets);
  const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}\n`);
  fs.writeFileSync(path.join(secrets, 'env'), lines.join(''));
  fs.writeFileSync(path.join(secrets, 'google'), '{}');
  return secrets;
}

/** Settings and keys are mounted while it builds and stay out of its layers. */
function assertNoSettings(app: string): void {
  const files = fs.readdirSync(app, { recursive: true }).map(String);
  const kept = files.filter((file) => /(^|\/)(\.env[^/]*|google|key\.json)$/.test(file));
  assert.deepEqual(
    kept.filter((file) => !file.includes('node_modules/')),
    [],
  );
}

/** Takes every right to write, but for the folder of pictures, which a container gets as a `tmpfs`. Resolves to that. */
function readOnly(app: string): string {
  const cache = path.join(app, '.next/standalone-build/cache');
  fs.mkdirSync(cache, { recursive: true });
  execFileSync('chmod', ['-R', 'a-w,a+rX', app]);
  execFileSync('chmod', ['-R', 'a+rwX', cache]);
  return cache;
}

const isRoot = process.getuid?.() === 0;

function start([program = '', ...args]: string[], app: string, env: Readonly<Record<string, string>>) {
  return spawn(program === 'node' ? process.execPath : program, args, {
    cwd: app,
    env: {
      PATH: process.env.PATH,
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MIB}`,
      ...env,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...(isRoot && { uid: NODE_USER, gid: NODE_USER }),
  });
}

async function lookAround(site: string, server: ChildProcess, checkHealth: () => unknown): Promise<string> {
  await during('starting', () => untilHealthy(site, server));
  checkHealth();
  const paths = await during('looking at the home page', () => productsOf(site));
  const pages = [...paths, '/ar', '/categories', '/ar/most-selling'];
  const statuses = () => Promise.all(pages.map(async (page) => (await fetch(site + page)).status));
  assert.deepEqual([...new Set(await during('asking for pages', statuses))], [200]);
  const peak = peakMib(server);
  assert.ok(peak < MEMORY_MIB, `It held ${peak} MiB of ${MEMORY_MIB}.`);
  const unrendered = paths.map((found) => `${site}/ar${found}`);
  const stopped = await during('stopping', () => stopsGracefully(unrendered, server));
  return `health check, ${pages.length} pages in ${peak} MiB${isRoot ? ' as another user' : ''}, ${stopped}`;
}

/** Says in an error which step it was of: "read ECONNRESET" alone does not. */
async function during<T>(step: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${step}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** The paths of the products that the home page lists. */
async function productsOf(site: string): Promise<readonly string[]> {
  const home = await (await fetch(site)).text();
  assert.ok(home.includes('/_next/static/'), 'The home page is no page of the build.');
  const linked = [...home.matchAll(/href="(\/products\/[\w-]+)"/g)];
  assert.ok(linked.length, 'The home page lists no product.');
  return [...new Set(linked.map(([, found]) => found ?? ''))];
}

/** The most that the process held at once; Linux counts it. */
function peakMib({ pid = 0 }: ChildProcess): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

async function untilHealthy(site: string, server: ChildProcess): Promise<void> {
  for (const until = Date.now() + START_MS; Date.now() < until;) {
    assert.equal(server.exitCode, null, 'The server ended.');
    const answer = await fetch(`${site}/api/health`).catch(() => null);
    if (answer?.ok && fieldsOf(await answer.json()).storeId === 'container') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server does not answer.');
}
