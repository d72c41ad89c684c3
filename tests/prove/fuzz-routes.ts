import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { integer, pick, randomOf, type Random } from '@/scripts/seed/random';
import { LocalShop } from '@/tests/fixtures/firebase/local-shop';
import { startLocalFirebase } from '@/tests/setup/local-firebase';
import { serveApiRoutes } from './support/fuzz/api-routes';
import { ROUTES } from './support/fuzz/routes';
import { hugeJson, STRANGE_TEXTS, strangeBody, strangeValue } from './support/fuzz/strange-values';
import { everything } from './support/fuzz/untouched';
import type { Proof, ProofContext } from './support/proof';

export const name = "strange requests to every route of the site's own";
export const sizes: Proof['sizes'] = { gate: 500, full: 20_000 };

const AT_ONCE = 12;
/** Of the bodies, times what else is drawn. */
const HUGE_SHARE = 0.2;
const MOST_TOLD = 20;
const LONGEST_TOLD = 1_000;
const METHODS = ['GET', 'POST'];
const OTHER_METHODS = ['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const OTHER_METHOD_SHARE = 0.1;
const TYPES = [
  'application/json',
  'application/csp-report',
  'application/reports+json',
  'application/x-www-form-urlencoded',
  'text/plain; charset=utf-7',
  'multipart/form-data',
  '',
];
/** Of what was in use in the middle of the run; collections of garbage come when they come. */
const FLAT = 1.3;

/** Nothing strange breaks a route, ends the server or writes anything. */
export async function run(size: number, { folder, seed, say }: ProofContext): Promise<string> {
  assert.equal(
    ROUTES.length,
    routeFiles().length,
    'Every file below pages/api is in support/fuzz/routes.ts.',
  );
  const firebase = await startLocalFirebase({ dataDir: path.join(folder, 'data'), cardStores: [] });
  const shop = 'victim';
  Object.assign(process.env, firebase.env, { NEXT_PUBLIC_STORE_ID: shop });
  const victim = new LocalShop(shop);
  await victim.open();
  const before = await everything(victim);
  const rejections: string[] = [];
  const onRejection = (reason: unknown) => void rejections.push(String(reason));
  process.on('unhandledRejection', onRejection);
  // Reports are written to the log; a million lines of it prove nothing.
  const { warn, error } = console;
  const logged: unknown[][] = [];
  console.warn = () => undefined;
  console.error = (...line: unknown[]) => void logged.push(line);
  const server = await serveApiRoutes();
  const random = randomOf(seed);
  const counts = new Map<number, number>();
  const faults: string[] = [];
  const memory: number[] = [];
  for (let sent = 0; sent < size; sent += AT_ONCE) {
    const wave = Array.from({ length: Math.min(AT_ONCE, size - sent) }, () => ask(server.origin, random));
    for (const { status, fault } of await Promise.all(wave)) {
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (fault) faults.push(fault);
    }
    if (sent % Math.ceil(size / 10) < AT_ONCE) {
      memory.push(process.memoryUsage.rss() / 1024 / 1024);
      say(`${sent} sent, ${Math.round(memory.at(-1) ?? 0)} MiB`);
    }
  }
  Object.assign(console, { warn, error });
  server.close();
  process.off('unhandledRejection', onRejection);
  assert.deepEqual(
    faults.slice(0, MOST_TOLD),
    [],
    `${faults.length} requests broke something: ${thrown(logged)}`,
  );
  assert.deepEqual(rejections, [], 'A promise was left alone');
  assert.deepEqual(await everything(victim), before, 'Something was written');
  const [middle = 0, end = 0] = [memory[Math.floor(memory.length / 2)], memory.at(-1)];
  assert.ok(end < middle * FLAT, `Memory grows: ${memory.map(Math.round).join(', ')} MiB`);
  await victim.close();
  await firebase.stop();
  const answers = [...counts].sort().map(([status, count]) => `${count} × ${status}`);
  return `${ROUTES.length} routes: ${answers.join(', ')}; memory ${Math.round(middle)} to ${Math.round(end)} MiB`;
}

const routeFiles = () =>
  fs.readdirSync('pages/api', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

/** What a route or Next itself said of an exception, the first few. */
const thrown = (logged: readonly unknown[][]) =>
  logged
    .flat()
    .filter((part) => part instanceof Error)
    .slice(0, 3)
    .map(({ stack }) => stack)
    .join('\n');

async function ask(
  origin: string,
  random: Random,
): Promise<{ readonly status: number; readonly fault?: string }> {
  const { path: at, parameter } = pick(random, ROUTES);
  // As bytes, which half a character does not survive: addresses cannot hold one.
  const text = () => encodeURIComponent(Buffer.from(pick(random, STRANGE_TEXTS)).toString());
  const query = random() < 0.3 ? `?${text()}=${text()}&stripeId=${text()}` : '';
  const url = `${origin}${at}${parameter ? `/${text()}` : ''}${query}`;
  const method = pick(random, random() < OTHER_METHOD_SHARE ? OTHER_METHODS : METHODS);
  const [body, type] = [strangeReport(random), pick(random, TYPES)];
  const address = Array.from({ length: 4 }, () => integer(random, 1, 254)).join('.');
  const headers = {
    ...(type && { 'content-type': type }),
    // Each from another household: what is tried are the routes, not their limits.
    'x-forwarded-for': address,
  };
  const hasBody = !['GET', 'HEAD'].includes(method);
  const send = () =>
    fetch(url, { method, headers, ...(hasBody && { body }) }).then(async (response) => ({
      status: response.status,
      said: await response.text(),
    }));
  // A keep-alive connection may be closed in the moment in which it is used again: once is no fault of the route.
  const answer = await send()
    .catch(send)
    .catch((error: unknown) => ({ status: 0, said: String(error) }));
  if (answer.status >= 200 && answer.status < 500) return { status: answer.status };
  const sent = `${method} ${url} ${JSON.stringify(headers)} ${body}`.slice(0, LONGEST_TOLD);
  return { status: answer.status, fault: `${answer.status} ${answer.said.slice(0, 200)} for ${sent}` };
}

/** A body that is none, or one like those that browsers and functions send, with something else in it. */
function strangeReport(random: Random): string {
  const value = () => strangeValue(random);
  return pick<() => string>(random, [
    () => strangeBody(random),
    () => JSON.stringify({ paths: value() }),
    () => JSON.stringify({ 'csp-report': { 'document-uri': value(), 'blocked-uri': value() } }),
    () => JSON.stringify([{ type: 'csp-violation', body: value() }, value()]),
    () => JSON.stringify({ message: value(), page: value(), stack: value() }),
    ...(random() < HUGE_SHARE ? [() => `{"paths":${hugeJson(random)}}`] : []),
  ])();
}
