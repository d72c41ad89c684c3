import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { messageKeysSecret } from '../../functions/src/adapters/messages/message-keys';
import { storeKeysSecret } from '../../functions/src/adapters/stripe/keys/stripe-keys';
import { REST_ROUTES } from '../../lib/domain/rest/rest-routes';
import projectPackage from '../../package.json';
import { dockerIgnore } from '../prove/support/container/docker-ignore';

const ROOT = path.resolve(__dirname, '../..');
const SCRIPTS: Readonly<Record<string, string>> = projectPackage.scripts;
const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'emulator/README.md',
  ...['.github', 'docs', 'docs/decisions', 'docs/security'].flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];
const read = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const exists = (file: string) => fs.existsSync(path.join(ROOT, file));

/** The commands of a page: the lines of its `sh` blocks, and what is between backquotes and begins as one. */
function commandsOf(page: string): string[] {
  const blocks = [...read(page).matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const inline = [...read(page).matchAll(/`((?:npm|npx|node|docker|gcloud secrets|gcloud iam) [^`]+)`/g)].map(
    ([, text = '']) => text.replace(/\s*\n\s*/g, ' '),
  );
  return [...blocks, ...inline].map((line) => line.replace(/\s+#.*$/, '').trim()).filter(Boolean);
}

const COMMANDS = [...new Set(PAGES.flatMap(commandsOf))];

/** What a script of package.json says of itself; a command of `store` has words of its own. */
const helps = new Map<string, string>();
function helpOf(script: string, command: readonly string[]): string {
  const key = [script, ...command].join(' ');
  const known = helps.get(key);
  if (known !== undefined) return known;
  const file = /^node (\S+)/.exec(SCRIPTS[script] ?? '')?.[1] ?? '';
  const text = execFileSync(process.execPath, [file, ...command, '--help'], { cwd: ROOT, encoding: 'utf8' });
  helps.set(key, text);
  return text;
}

const STORE_COMMAND = /^[a-z]+$/;

function checkNpm(words: readonly string[]): void {
  const script = words[1] === 'run' ? (words[2] ?? '') : (words[1] ?? '');
  if (['audit', 'ci', 'install'].includes(script)) return;
  expect(Object.keys(SCRIPTS)).toContain(script);
  const args = words.includes('--') ? words.slice(words.indexOf('--') + 1) : [];
  const [first = ''] = args;
  const command = script === 'store' && STORE_COMMAND.test(first) ? [first] : [];
  for (const flag of args.filter((word) => word.startsWith('--') && word !== '--help'))
    expect(helpOf(script, command)).toContain(flag);
}

function checkJest(words: readonly string[]): void {
  const [, , tests = '', , project = ''] = words;
  const folder = path.dirname(path.join(ROOT, tests));
  expect(fs.readdirSync(folder).some((name) => name.startsWith(path.basename(tests)))).toBe(true);
  expect(read('jest.config.mjs')).toContain(`displayName: '${project}'`);
}

const SITE_ACCOUNT = 'shop-site@PROJECT.iam.gserviceaccount.com';

function checkDocker(command: string): void {
  const dockerfile = read('Dockerfile');
  for (const [, id = ''] of command.matchAll(/--secret id=(\w+)/g))
    expect(dockerfile).toContain(`--mount=type=secret,id=${id}`);
  for (const [, , port = ''] of command.matchAll(/--publish (\d+):(\d+)/g))
    expect(dockerfile).toContain(`EXPOSE ${port}`);
  // Whoever breaks into the site must not be able to deploy.
  for (const [, key = ''] of command.matchAll(/--volume "\$PWD\/([^:]+):/g))
    expect(COMMANDS).toContain(
      `gcloud iam service-accounts keys create ${key} --iam-account ${SITE_ACCOUNT}`,
    );
}

/** `gcloud` itself is not here: its secrets are those which the functions read, its accounts those which we make. */
function checkGcloud(command: string): void {
  if (command.startsWith('gcloud iam ')) return checkKey(command);
  const [, secret = ''] =
    /^gcloud secrets (?:create |versions (?:add |disable latest --secret ))(\S+)/.exec(command) ?? [];
  expect([storeKeysSecret('demo'), messageKeysSecret('demo')]).toContain(secret);
}

const KEY =
  /^gcloud iam service-accounts keys create (\S+) --iam-account (\S+)@PROJECT\.iam\.gserviceaccount\.com$/;

/** The account is there, and neither git nor an image takes its key. */
function checkKey(command: string): void {
  const [, file = '', account = ''] = KEY.exec(command) ?? [];
  expect(read('infra/accounts.txt')).toMatch(new RegExp(`^${account} `, 'm'));
  const isIgnored = dockerIgnore(read('.dockerignore'));
  expect(isIgnored(file)).toBe(true);
  execFileSync('git', ['check-ignore', '--quiet', file], { cwd: ROOT });
}

/** A call of the REST API: its address is a route of the table. */
function checkCurl(command: string): void {
  const [, address = ''] = /"https:\/\/shop\.example\/api\/v1([^"?]*)/.exec(command) ?? [];
  const routes = Object.values(REST_ROUTES).map(({ path: route }) => route.replaceAll(/\{\w+\}/g, '$ORDER'));
  expect(routes).toContain(address);
}

test('what the container is built of is there, and none of it is a secret', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  );
  expect(copied).toContain('package-lock.json');
  expect(copied.filter((file) => !exists(file))).toEqual([]);
  const left = read('.dockerignore').split('\n');
  expect(left).toEqual(expect.arrayContaining(['**/.env*', '**/*.pem', '**/node_modules', '.data']));
});

/** What firebase-tools says of a command of its own. */
const firebaseHelp = (command: string): string =>
  execFileSync('node_modules/.bin/firebase', ['help', command], { cwd: ROOT, encoding: 'utf8' });

/** Options that every command of firebase-tools takes. */
let globalHelp: string | undefined;

function checkFirebase([, , command = '', ...given]: readonly string[]): void {
  globalHelp ??= execFileSync('node_modules/.bin/firebase', ['--help'], { cwd: ROOT, encoding: 'utf8' });
  const help = firebaseHelp(command) + globalHelp;
  expect(help).toContain(`firebase ${command}`);
  for (const flag of given.filter((word) => word.startsWith('--'))) expect(help).toContain(flag);
}

/** The source of each built file, where its commands can be read. */
const BUILT: Readonly<Record<string, string>> = {
  'start.mjs': 'scripts/build/standalone.mjs',
  'dist/main.js': 'emulator/src/main.ts',
};

function checkNode([, file = '', word = '']: readonly string[]): void {
  const source = BUILT[file];
  if (!source) expect(exists(file)).toBe(true);
  else expect(read(source)).toContain(/^[a-z]+$/.test(word) ? `'${word}'` : path.basename(file, '.js'));
}

test.each(Object.keys(SCRIPTS).filter((script) => script !== 'format'))(
  'npm run %s tells what it takes, and refuses what it does not know in one sentence',
  (script) => {
    const [, file = '', ...fixed] = (SCRIPTS[script] ?? '').split(' ');
    const run = (...args: string[]) =>
      spawnSync(process.execPath, [file, ...fixed, ...args], { cwd: ROOT, encoding: 'utf8' });
    const help = run('--help');
    expect([help.status, help.stdout]).toEqual([0, expect.stringContaining(script)]);
    const refused = run('--such-a-thing');
    expect([refused.status, refused.stderr.trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/such-a-thing/)],
    ]);
  },
  30_000,
);

test.each(COMMANDS.map((command) => [command]))(
  'the command "%s" is there with all that it is given',
  (command) => {
    const words = command.split(/\s+/);
    if (words[0] === 'npm') checkNpm(words);
    else if (words[0] === 'npx' && words[1] === 'jest') checkJest(words);
    else if (words[0] === 'npx' && words[1] === 'firebase') checkFirebase(words);
    else if (words[0] === 'node') checkNode(words);
    else if (words[0] === 'docker') checkDocker(command);
    else if (words[0] === 'gcloud') checkGcloud(command);
    else if (words[0] === 'curl') checkCurl(command);
    else throw new Error('Nobody checks such a command; teach this test.');
  },
  30_000,
);

test.each(PAGES.map((page) => [page]))('what %s links to is there', (page) => {
  const targets = [...read(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  const local = targets.filter((target) => !/^[a-z]+:/.test(target));
  expect(local.filter((target) => !exists(path.join(path.dirname(page), target)))).toEqual([]);
});

const FOLDERS = fs
  .readdirSync(ROOT)
  .filter((name) => !name.startsWith('.') && fs.statSync(path.join(ROOT, name)).isDirectory());
/** Written by the build, so that they are there on some machines only. */
const IGNORED = read('.gitignore')
  .split('\n')
  .filter((line) => line.endsWith('/') && !line.startsWith('#'))
  .map((line) => line.replace(/^\//, ''));
const isIgnored = (file: string) => IGNORED.some((folder) => `${file}/`.startsWith(folder));

test.each([['docs/spec-map.md'], ['docs/developers.md'], ['SECURITY.md'], ['docs/security/threats.md']])(
  'the files that %s names are there',
  (page) => {
    const named = [...read(page).matchAll(/`([\w.@/-]+\/[\w.@/[\]-]+)`/g)].map(([, file = '']) => file);
    const inside = named.filter((file) => FOLDERS.includes(file.split('/')[0] ?? ''));
    expect(inside.filter((file) => !isIgnored(file) && !exists(file))).toEqual([]);
  },
);

test('the glossary has at most 60 rows, so that it is read', () => {
  const rows = read('docs/glossary.md').match(/^\|/gm) ?? [];
  expect(rows.length - 2).toBeLessThanOrEqual(60);
});

test.each([['package.json'], ['functions/package.json'], ['emulator/package.json']])(
  'the versions in %s are exact, as CONTRIBUTING.md says',
  (file) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file)) as Record<
      string,
      Record<string, string> | undefined
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^(?:npm:\w+@)?\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  },
);
