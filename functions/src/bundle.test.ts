import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLABLE_NAMES, groupOf } from '@/lib/domain/api/api-groups';
import { requestSchemas } from '@/lib/domain/request-schemas/request-schemas';
import functionsPackage from '../package.json';
import {
  ACCOUNTS,
  deploymentOf,
  FUNCTION_NAMES,
  REGION,
  SCHEDULES,
  SECRET_NAMES,
  STORE_KEYS_ACCOUNT,
  TRIGGERS,
  type FunctionName,
} from './deployment';

const ROOT = path.resolve(__dirname, '../..');

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'functions-alone-'));
  execFileSync(process.execPath, ['scripts/bundle.mjs', 'functions'], { cwd: ROOT });
  fs.mkdirSync(path.join(folder, 'dist'));
  fs.copyFileSync(path.join(ROOT, 'functions/dist/index.js'), path.join(folder, 'dist/index.js'));
  fs.copyFileSync(path.join(ROOT, 'functions/package.json'), path.join(folder, 'package.json'));
  for (const name of Object.keys(functionsPackage.dependencies)) {
    const link = path.join(folder, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(path.join(ROOT, 'node_modules', name), link);
  }
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

interface Manifest {
  readonly endpoints: Readonly<Record<string, object>>;
  readonly params: readonly { readonly name: string; readonly type: string }[];
}

/** What a deployment learns of the bundle, in the way of firebase-tools: without any setting, by the bin of firebase-functions. */
function discovered(): Manifest {
  const bin = path.join(ROOT, 'node_modules/.bin/firebase-functions');
  const output = path.join(folder, 'functions.json');
  const env = {
    GCLOUD_PROJECT: 'demo-boards',
    FUNCTIONS_MANIFEST_OUTPUT_PATH: output,
    NODE_ENV: 'production' as const,
  };
  execFileSync(process.execPath, [bin, folder], { cwd: folder, env });
  return JSON.parse(fs.readFileSync(output, 'utf8')) as Manifest;
}

const MEBIBYTES = { '256MiB': 256, '512MiB': 512 } as const;

/** How the table says that a function is deployed, in the words of the manifest. */
function declared(name: FunctionName) {
  const { account, secrets, memory, ...rest } = deploymentOf(name);
  return {
    ...rest,
    region: [REGION],
    serviceAccountEmail: `${account}@`,
    availableMemoryMb: MEBIBYTES[memory],
    secretEnvironmentVariables: secrets.map((key) => ({ key })),
    ...triggerOf(name),
  };
}

function triggerOf(name: FunctionName) {
  if (name in SCHEDULES)
    return {
      scheduleTrigger: expect.objectContaining({ schedule: SCHEDULES[name as keyof typeof SCHEDULES] }),
    };
  if (name in TRIGGERS) {
    const document = TRIGGERS[name as keyof typeof TRIGGERS];
    return { eventTrigger: expect.objectContaining({ eventFilterPathPatterns: { document } }) };
  }
  // Browsers and Stripe call it without an identity of Google's.
  return { httpsTrigger: { invoker: ['public'] } };
}

test('fault 65: the bundle, loaded with nothing but its packages, deploys each function as the table says and no other', () => {
  const { endpoints, params } = discovered();
  expect(Object.keys(endpoints).sort()).toEqual([...FUNCTION_NAMES].sort());
  for (const name of FUNCTION_NAMES) expect([name, endpoints[name]]).toMatchObject([name, declared(name)]);
  const asked = params.filter(({ type }) => type === 'secret').map((param) => param.name);
  expect([...asked].sort()).toEqual([...SECRET_NAMES].sort());
}, 60_000);

test('each callable of the contract is answered by a function, and each account and secret is used', () => {
  expect(new Set(CALLABLE_NAMES)).toEqual(new Set(Object.keys(requestSchemas)));
  expect(FUNCTION_NAMES).toEqual(expect.arrayContaining(CALLABLE_NAMES.map(groupOf)));
  const rows = FUNCTION_NAMES.map(deploymentOf);
  expect(new Set(rows.map(({ account }) => account))).toEqual(new Set(ACCOUNTS));
  expect(new Set(rows.flatMap(({ secrets }) => secrets))).toEqual(new Set(SECRET_NAMES));
});

test('an export of a store may last as long as the platform lets it, and no other function longer than a schedule may', () => {
  const exports = groupOf('beginStoreExport');
  expect(deploymentOf(exports).timeoutSeconds).toBe(3600);
  for (const name of FUNCTION_NAMES.filter((other) => other !== exports))
    expect(deploymentOf(name).timeoutSeconds).toBeLessThanOrEqual(540);
});

test('fault 65: what strangers reach holds no key of a payment account and no mail server', () => {
  const reached = [
    'quoteCart',
    'placeOrder',
    'trackOrder',
    'answerConfirmation',
    'correctOrderEmail',
    'submitContactRequest',
    'mailPasswordReset',
  ] as const;
  const held = reached.flatMap((name) => deploymentOf(groupOf(name)).secrets);
  expect(new Set(held)).toEqual(new Set(['CHALLENGE_SECRET', 'TRACKING_SECRET']));
  const accounts = reached.map((name) => deploymentOf(groupOf(name)).account);
  expect(accounts).not.toContain(STORE_KEYS_ACCOUNT);
});

/** What Cloud Run gives a paid project in a region, and what apphosting.yaml lets the site take of it. */
const REGION_CPUS = 200;
const SITE_CPUS = 40;
/** The quota of a new project (firebase-tools#11001): a deployment starts one instance of everything. */
const NEW_PROJECT_CPUS = 20;

test('all functions fit into the quota of one region, at their start and at their largest', () => {
  const rows = FUNCTION_NAMES.map(deploymentOf);
  const atStart = rows.reduce((sum, { cpu }) => sum + cpu, 0);
  const atMost = rows.reduce((sum, { cpu, maxInstances }) => sum + cpu * maxInstances, 0);
  process.stdout.write(
    `${rows.length} functions: ${atStart} vCPU at their start, ${atMost} of ${REGION_CPUS - SITE_CPUS} at most\n`,
  );
  expect(rows.length).toBeLessThanOrEqual(27);
  expect(atStart).toBeLessThanOrEqual(NEW_PROJECT_CPUS);
  expect(atMost).toBeLessThanOrEqual(REGION_CPUS - SITE_CPUS);
  for (const { cpu, concurrency } of rows) expect(cpu >= 1 || concurrency === 1).toBe(true);
});
