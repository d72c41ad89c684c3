import path from 'node:path';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteApp, initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from 'firebase-admin/app';
import { getFirestore, type Firestore, type Settings } from 'firebase-admin/firestore';
import type { SdkBrowser } from '../firestore/transports/testing/browser';
import { TEST_RULES } from '../firestore/transports/testing/test-rules';
import { adminClient } from './admin-client';
import type { Case, Client, World } from './client';
import { codeOf } from './expect';
import { modularClient } from './modular-client';
import { runCases, type Outcome } from './run-cases';

/** The bundle of the browser's page. */
export const PAGE = path.join(__dirname, 'browser-page.ts');
const PROJECT = 'demo';
const HOST = '127.0.0.1';
/** The id of a database beside the default one, which begins with its first use. */
const OTHER = 'other';

/** What a transport runs against: a server of its own. */
export interface Ground {
  readonly port: number;
  readonly world: World;
  readonly browser: SdkBrowser;
}
type Run = (ground: Ground) => Promise<Outcome[]>;

async function inBrowser({ port, world, browser }: Ground, isLongPolling: boolean): Promise<Outcome[]> {
  const page = await browser.openBlank();
  await page.exposeFunction('worldWrite', world.write);
  await page.exposeFunction('worldRestart', world.restart);
  await page.exposeFunction('worldRead', world.read);
  await page.exposeFunction('worldReads', world.reads);
  const options = { port, projectId: PROJECT, root: 'root', isLongPolling };
  // The types of what runs in the page are its own script's.
  return page.evaluate(
    (given) => (window as unknown as { conform(options: object): Promise<Outcome[]> }).conform(given),
    options,
  );
}

export async function inNode({ port, world }: Ground, cases?: readonly Case[]): Promise<Outcome[]> {
  const app = initializeApp({ projectId: PROJECT }, 'conformance-node');
  const [db, other] = [full.getFirestore(app), full.getFirestore(app, OTHER)];
  for (const one of [db, other]) full.connectFirestoreEmulator(one, HOST, port);
  const client = { ...modularClient(full, db), elsewhere: modularClient(full, other) };
  const outcomes = await runCases(client, world, {
    root: 'root',
    hasRules: true,
    cases,
  });
  await Promise.all([full.terminate(db), full.terminate(other)]);
  await deleteApp(app);
  return outcomes;
}

async function withLite({ port, world }: Ground): Promise<Outcome[]> {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'local' }, 'conformance-lite');
  const [db, other] = [lite.getFirestore(app), lite.getFirestore(app, OTHER)];
  for (const one of [db, other]) lite.connectFirestoreEmulator(one, HOST, port);
  // Lite's database is what lite's functions take.
  const clientOf = (one: lite.Firestore) => telling(modularClient(lite, one as unknown as full.Firestore));
  const client = { ...clientOf(db), elsewhere: clientOf(other) };
  const outcomes = await runCases(client, world, { root: 'root', hasRules: true });
  await Promise.all([lite.terminate(db), lite.terminate(other)]);
  await deleteApp(app);
  return outcomes;
}

async function withAdmin({ port, world }: Ground, settings: Settings): Promise<Outcome[]> {
  const app = initializeAdminApp({ projectId: PROJECT }, `conformance-${settings.preferRest ?? false}`);
  const clientOf = (db: Firestore): Client => {
    db.settings({
      host: `${HOST}:${port}`,
      ssl: false,
      customHeaders: { Authorization: 'Bearer owner' },
      ...settings,
    });
    const client = adminClient(db, { isListening: !settings.preferRest });
    return settings.preferRest ? telling(client) : client;
  };
  const client = { ...clientOf(getFirestore(app)), elsewhere: clientOf(getFirestore(app, OTHER)) };
  const outcomes = await runCases(client, world, {
    root: 'root',
    hasRules: false,
    leftOut: settings.preferRest ? LEFT_OUT_OVER_REST : [],
  });
  await deleteAdminApp(app);
  return outcomes;
}

/** The library writes -0 as 0 into its JSON, and tells every 400 as INVALID_ARGUMENT. */
const LEFT_OUT_OVER_REST = [
  'comes back as written: minus zero',
  'a write may depend on when the document was last changed',
];

/** Over REST both libraries tell whatever is answered with 400 as FAILED_PRECONDITION. */
function telling(client: Client): Client {
  const told =
    <A extends unknown[], T>(call: (...given: A) => Promise<T>) =>
    (...given: A): Promise<T> =>
      call(...given).catch((error: unknown) => {
        const isRefused = error instanceof Error && codeOf(error) === 'failed-precondition';
        throw isRefused ? Object.assign(error, { code: 'invalid-argument' }) : error;
      });
  const { set, update, get, find, aggregate, batch } = client;
  return {
    ...client,
    set: told(set),
    update: told(update),
    delete: told((path: string) => client.delete(path)),
    get: told(get),
    find: told(find),
    aggregate: told(aggregate),
    batch: told(batch),
  };
}

async function withRulesUnitTesting({ port, world }: Ground): Promise<Outcome[]> {
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { host: HOST, port, rules: TEST_RULES },
  });
  // Its compat database is taken by the modular functions.
  const db = environment.unauthenticatedContext().firestore() as unknown as full.Firestore;
  const outcomes = await runCases(modularClient(full, db), world, { root: 'root', hasRules: true });
  await environment.cleanup();
  return outcomes;
}

/** Without Google's credentials, which REST would look for. */
const OVER_REST: Settings = { preferRest: true, auth: { getRequestHeaders: () => Promise.resolve({}) } };

export const TRANSPORTS: readonly (readonly [name: string, run: Run])[] = [
  ['browser, WebChannel streaming', (ground) => inBrowser(ground, false)],
  ['browser, WebChannel long polling', (ground) => inBrowser(ground, true)],
  ['SDK in Node, gRPC', (ground) => inNode(ground)],
  ['lite, REST', withLite],
  ['firebase-admin, gRPC', (ground) => withAdmin(ground, {})],
  ['firebase-admin, REST', (ground) => withAdmin(ground, OVER_REST)],
  ['rules-unit-testing, gRPC', withRulesUnitTesting],
];
