import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const PROJECT = 'deploy-dry-run';
const FUNCTIONS_ENV = path.join(ROOT, `functions/.env.${PROJECT}`);
const COMPLETE = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: PROJECT,
  NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET: `${PROJECT}.appspot.com`,
  NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID: '0',
  NEXT_PUBLIC_FIREBASE_APP_ID: 'app',
  NEXT_PUBLIC_STORE_ID: 'boards',
  NEXT_PUBLIC_PLATFORM_HOST: '',
  NEXT_PUBLIC_SITE_URL: 'https://boards.example',
};
/** The parameters of the functions that have no default. */
const REQUIRED = 'SITE_URL=https://boards.example\nMAIL_FROM=a@b.example\nSTRIPE_MODE=test\n';
const WRONG = `SITE_URL=http://x/
MAIL_FROM=Palm
STRIPE_MODE=tset
CARD_STORES="a, b"
OWN_PROXYS=1
PLATFORM_HOST=shops.example
`;
/** Whatever asks the network in spite of all finds nobody. */
const NO_NETWORK = { HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9' };

let folder: string;
beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deploy-'))));
afterEach(() => fs.rmSync(FUNCTIONS_ENV, { force: true }));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The settings of a build of this store as a file: everything the example asks for, with these instead. */
function settings(changed: Record<string, string> = {}): string {
  const file = path.join(folder, 'settings');
  const named = Object.keys({ ...EXAMPLE, ...COMPLETE, ...changed });
  const values: Record<string, string> = { ...EXAMPLE, ...COMPLETE, ...changed };
  fs.writeFileSync(file, named.map((name) => `${name}=${values[name] ?? ''}\n`).join(''));
  return file;
}

/** A value for settings that the example gains later. */
const EXAMPLE = Object.fromEntries(
  [...fs.readFileSync(path.join(ROOT, '.env.example'), 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => [
    name ?? '',
    'value',
  ]),
);

function deploy(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/deploy.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...NO_NETWORK },
    encoding: 'utf8',
  });
  return { status, stdout, sentence: stderr.trim() };
}

test('offline, a dry run reads every file as Firebase does, tells each step and warns of nothing', () => {
  fs.writeFileSync(FUNCTIONS_ENV, REQUIRED);
  const { status, stdout, sentence } = deploy('--store', 'boards', '--env', settings(), '--dry-run');
  expect({ status, sentence }).toEqual({ status: 0, sentence: '' });
  for (const file of ['firebase.json', 'firestore.rules', 'storage.rules', 'apphosting.yaml'])
    expect(stdout).toContain(`${file}: right`);
  expect(stdout).toMatch(/firestore\.indexes\.json \(\d+ composite indexes of 1000, .*\): right/);
  expect(stdout).toMatch(/functions \(\d+ functions, [\d.]+ MiB, loaded in [\d.]+ s\): right/);
  expect(stdout).toContain(`would deploy rules and indexes to ${PROJECT}`);
  expect(stdout).toContain(`would deploy functions to ${PROJECT}`);
  // firebase-tools wants a value for each parameter, defaults included; a dry run writes none.
  expect(stdout).toMatch(/would write .*RATE_LIMIT_SCALE=1,.* into functions\/\.env\./);
  expect(fs.readFileSync(FUNCTIONS_ENV, 'utf8')).toBe(REQUIRED);
  expect(stdout).toContain('would write apphosting.boards.yaml and deploy the site to shop-boards');
  expect(stdout).toContain('would tell the functions that "boards" is served at https://boards.example');
}, 120_000);

test('the site of all stores is deployed by one command, with settings that name no store', () => {
  fs.writeFileSync(FUNCTIONS_ENV, REQUIRED);
  const platform = { NEXT_PUBLIC_STORE_ID: '', NEXT_PUBLIC_PLATFORM_HOST: 'boards.example' };
  const { status, stdout } = deploy('--platform', '--env', settings(platform), '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toContain('would run the doctor on every store');
  expect(stdout).toContain('would write apphosting.platform.yaml and deploy the site to shop-platform');
  expect(stdout).not.toContain('would tell the functions');
  expect(stdout).toContain('PLATFORM_HOST=boards.example,');
  fs.writeFileSync(FUNCTIONS_ENV, WRONG);
  expect(deploy('--platform', '--env', settings(platform), '--dry-run').sentence).toBe(
    `The functions' settings in functions/.env.${PROJECT} are not right: SITE_URL is "http://x/", and must be of the form https://shop.example; MAIL_FROM is "Palm", and must be of the form Shop <shop@example.com>; STRIPE_MODE is "tset", and must be live or test; CARD_STORES is "a, b", and must be ids of stores with commas between and no spaces; OWN_PROXYS is no setting of the functions; PLATFORM_HOST is "shops.example", and the site needs "boards.example".`,
  );
  const wrong = { NEXT_PUBLIC_PLATFORM_HOST: 'shops.example' };
  expect(deploy('--platform', '--env', settings(wrong), '--dry-run').sentence).toMatch(
    /STORE_ID is "boards", and .* names none; NEXT_PUBLIC_SITE_URL is "https:\/\/boards\.example", not https:\/\/shops/,
  );
}, 120_000);

describe('the parameters of the functions', () => {
  const params = [
    { name: 'SITE_URL', type: 'string' },
    { name: 'STRIPE_HOST', type: 'string', default: '' },
    { name: 'RATE_LIMIT_SCALE', type: 'int', default: 1 },
    { name: 'SMTP_URL', type: 'secret' },
  ];

  /** Those without a value, before and after their defaults were written; or why firebase-tools would stop. */
  function unset(file: string, needed: Record<string, string> = {}): unknown {
    fs.writeFileSync(FUNCTIONS_ENV, file);
    const script = `
      import { unsetParameters, writeParameters } from './scripts/deploy/parameters.mjs';
      const build = { endpoints: {}, requiredAPIs: [], params: ${JSON.stringify(params)} };
      const look = () => unsetParameters(build, '${PROJECT}', ${JSON.stringify(needed)});
      try {
        const before = await look();
        writeParameters(before, '${PROJECT}');
        console.log(JSON.stringify([before, await look()]));
      } catch (error) { console.log(JSON.stringify(error.message)); }
    `;
    const args = ['--input-type=module', '-e', script];
    return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }));
  }

  test('each has a value for firebase-tools, which asks nobody, once their defaults are written', () => {
    expect(unset('SITE_URL=https://boards.example\n')).toEqual([
      { STRIPE_HOST: '', RATE_LIMIT_SCALE: '1' },
      {},
    ]);
  }, 60_000);

  test('an empty one that the site needs is written in its place, another one is refused', () => {
    const needed = { STRIPE_HOST: 'stand-in:1' };
    const set = 'SITE_URL=https://boards.example\nRATE_LIMIT_SCALE=1\n';
    expect(unset(`STRIPE_HOST=\n${set}`, needed)).toEqual([needed, {}]);
    expect(fs.readFileSync(FUNCTIONS_ENV, 'utf8')).toBe(`${set}STRIPE_HOST=stand-in:1\n`);
    expect(unset(`${set}STRIPE_HOST=other:1\n`, needed)).toMatch(
      /STRIPE_HOST is "other:1", and the site needs/,
    );
  }, 60_000);

  test('one that is missing or reserved is named', () => {
    expect(unset('SITE_URL=\n')).toMatch(/are not right: SITE_URL is missing\.$/);
    expect(unset('SITE_URL=x\nFIREBASE_CONFIG=x\n')).toContain('FIREBASE_CONFIG');
    expect(unset('SITE_URL=x\nRATE_LIMIT_SCALE=all\nSMTP_URL=smtp://x\nOTEL_TRACES=x\n')).toMatch(
      /: RATE_LIMIT_SCALE is "all", and must be a whole number; SMTP_URL is a secret, which belongs into Secret Manager\.$/,
    );
  }, 60_000);
});

test.each([
  [{ NEXT_PUBLIC_STORE_ID: '' }, 'NEXT_PUBLIC_STORE_ID is missing'],
  [{ NEXT_PUBLIC_PLATFORM_HOST: 'boards.example' }, 'is for the site of all stores (--platform)'],
  [{ NEXT_PUBLIC_STORE_ID: 'other' }, 'NEXT_PUBLIC_STORE_ID is "other", not "boards"'],
  [{ NEXT_PUBLIC_SITE_URL: 'http://boards.example/' }, 'not of the form https://shop.example'],
  [{ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }, 'FIRESTORE_EMULATOR_HOST leads to an emulator'],
])('settings with %j stop it with one sentence', (changed, reason) => {
  const { status, sentence } = deploy('--store', 'boards', '--env', settings(changed), '--dry-run');
  expect(status).toBe(1);
  expect(sentence).toContain(reason);
  expect(sentence).not.toContain('\n');
});

test.each([
  [[], '--store takes the id of a store'],
  [['--store', 'platform'], '--store takes the id of a store, or --platform all'],
  [['--store', 'boards', '--platform'], '--store takes the id of a store, or --platform all'],
  [['--store', 'boards', '--site', 'moon'], '--site takes one of apphosting, node, none'],
  [['--store', 'Big_boards'], 'App Hosting takes no backend "shop-Big_boards": name one of 3 to 30'],
  [['--store', 'a'.repeat(26)], 'with --backend.'],
  [['--store', 'boards', '--backend', 'x'], 'App Hosting takes no backend "x"'],
  [['--store', 'Big_boards', '--site', 'node'], 'there is no .env.Big_boards'],
  [['--store', 'boards', '--now'], "Unknown option '--now'"],
  [['--store', 'unknown-store'], 'there is no .env.unknown-store'],
])('%j is refused with one sentence', (args, reason) => {
  const { status, sentence } = deploy(...args);
  expect(status).toBe(1);
  expect(sentence).toContain(reason);
  expect(sentence).not.toContain('\n');
});
