import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dockerIgnore } from '@/tests/prove/support/container/docker-ignore';

const ROOT = path.resolve(__dirname, '../..');
const SECRETS = [
  'key.json',
  'demo-key.json',
  'service-account.json',
  'server.pem',
  '.env.demo',
  'demo.jsonl',
  'functions/.secret.local',
  'functions/key.json',
];
/** Travel with the archive of the functions, where they hold no secret, and with that of App Hosting. */
const KEPT = ['package.json', 'functions/package.json', 'apphosting.demo.yaml'];

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'no-secrets-'));
  for (const file of [...SECRETS, ...KEPT]) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  }
  fs.copyFileSync(path.join(ROOT, '.gitignore'), path.join(folder, '.gitignore'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** What firebase-tools puts into an archive of `source`. */
function archived(source: string, ignore: readonly string[], supportGitIgnore: boolean): string[] {
  const options = { path: path.join(folder, source), ignoreStrings: ignore, supportGitIgnore };
  const printed = execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `
        import { fromFirebaseTools } from './scripts/deploy/firebase-tools.mjs';
        const files = await fromFirebaseTools('fsAsync').readdirRecursive(${JSON.stringify(options)});
        console.log(JSON.stringify(files.map(({ name }) => name)));
      `,
    ],
    { cwd: ROOT, encoding: 'utf8' },
  );
  return (JSON.parse(printed) as string[]).map((name) => path.relative(folder, name));
}

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));

test('no key, export or secret travels in the archives of a deployment', () => {
  const { functions } = readJson('firebase.json') as { functions: { ignore: string[] }[] };
  const files = archived('functions', functions[0]?.ignore ?? [], false);
  expect(files).toEqual(['functions/package.json']);
  const site = archived('', ['node_modules', '.git', 'functions/.env*'], true);
  expect(site.sort()).toEqual(['.gitignore', ...KEPT].sort());
}, 60_000);

test('git and docker leave out the same', () => {
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const ignored = execFileSync('git', ['check-ignore', ...SECRETS], { cwd: folder, encoding: 'utf8' });
  expect(ignored.trim().split('\n')).toEqual(SECRETS);
  const isIgnored = dockerIgnore(fs.readFileSync(path.join(ROOT, '.dockerignore'), 'utf8'));
  expect(SECRETS.filter((file) => !isIgnored(file))).toEqual([]);
  expect(['package.json', '.env.example', 'locales/en/admin.json'].filter(isIgnored)).toEqual([]);
});
