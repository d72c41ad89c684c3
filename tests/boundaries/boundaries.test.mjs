// Runs under node:test, because ESLint loads its configuration as a module and Jest's sandbox cannot.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'node:test';
import { ESLint } from 'eslint';
import { restrictedImports, zones } from '../../scripts/lint/boundaries.mjs';
import { HOMES } from '../../scripts/lint/standard-parts.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: ROOT });

async function refusals(filePath, source) {
  const [result] = await eslint.lintText(source, { filePath: path.join(ROOT, filePath) });
  if (!result || result.fatalErrorCount) throw new Error(`the probe ${filePath} was not linted`);
  return result.messages.map((message) => String(message.ruleId));
}

/** One existing module per zone, because the path rule judges what an import resolves to. */
const SAMPLE = {
  './lib': '@/lib/paths',
  './lib/domain': '@/lib/domain/ids',
  './lib/server': '@/lib/server/env',
  './lib/observability': '@/lib/observability/record',
  './lib/hooks': '@/lib/hooks/orders/use-live-order',
  './lib/firebase': '@/lib/firebase/app',
  './lib/firestore': '@/lib/firestore/orders/orders',
  './lib/functions': '@/lib/functions/call',
  './components': '@/components/ui/actions/button',
  './components/ui': '@/components/ui/actions/button',
  './components/storefront': '@/components/storefront/shell/storefront-layout',
  './components/admin': '@/components/admin/shell/admin-layout',
  './components/platform': '@/components/platform/shell/platform-shell',
  './components/document': '@/components/document/skip-link',
  './components/motion': '@/components/motion/animated',
  './components/overlays': '@/components/overlays/notify',
  './context': '@/context/cart-context',
  './pages': '@/pages/_app',
  './theme': '@/theme/config',
  './functions': '@/functions/src/index',
  './emulator': '@/emulator/src/main',
  './scripts': '@/scripts/lint/boundaries.mjs',
};

const mustRefuse = (rules, rule) =>
  assert.ok(rules.includes(rule), `expected ${rule}, got ${rules.join(', ') || 'nothing'}`);

describe('every folder boundary refuses', () => {
  for (const { target, from } of zones)
    test(`${target} importing ${from}`, async () => {
      const source = `import * as probe from '${SAMPLE[from]}';\nexport const used = probe;\n`;
      mustRefuse(await refusals(`${target.slice(2)}/probe.ts`, source), 'import/no-restricted-paths');
    });
});

const PACKAGE_PROBES = [
  ['components/storefront/probe.tsx', '@chakra-ui/react'],
  ['components/ui/probe.tsx', '@emotion/react'],
  ['pages/probe.tsx', '@chakra-ui/react'],
  ['components/storefront/probe.tsx', '@/components/overlays/confirm-dialog'],
  ['components/storefront/probe.tsx', 'firebase/firestore'],
  ['components/admin/probe.tsx', 'firebase/firestore'],
  ['context/probe.tsx', 'firebase/auth'],
  ['pages/probe.tsx', 'firebase-admin/app'],
  ['components/admin/probe.tsx', 'firebase-admin/app'],
  ['components/storefront/probe.tsx', '@/lib/domain/routes/routes'],
  ['components/admin/probe.tsx', '@/lib/domain/routes/pages-where'],
  ['lib/hooks/probe.ts', '@/lib/domain/routes/paths-showing'],
  ['lib/firestore/probe.ts', 'firebase-admin/firestore'],
  ['lib/firestore/probe.ts', '@chakra-ui/react'],
  ['lib/domain/probe.ts', 'react'],
  ['lib/domain/probe.ts', 'firebase/app'],
  ['lib/server/probe.ts', 'firebase/app'],
  ['lib/server/probe.ts', '../paths'],
  ['functions/src/probe.ts', 'firebase/app'],
];

describe('every package boundary refuses', () => {
  for (const [file, name] of PACKAGE_PROBES)
    test(`${file} importing ${name}`, async () => {
      const source = `import * as probe from '${name}';\nexport const used = probe;\n`;
      mustRefuse(await refusals(file, source), '@typescript-eslint/no-restricted-imports');
    });

  test('each group of restrictions has its probes above', () => {
    const groups = restrictedImports.map(({ files }) => files[0]);
    assert.equal(groups.length, 6, 'a new group needs probes');
  });
});

const HABITS = [
  ['lib/domain/probe.ts', 'export const now = () => Date.now();', 'no-restricted-properties'],
  ['lib/probe.ts', 'export const home = process.env.HOME;', 'no-restricted-syntax'],
  ['lib/probe.ts', 'export default 1;', 'import/no-default-export'],
  ['lib/probe.ts', 'export const x: any = 1;', '@typescript-eslint/no-explicit-any'],
  ['lib/CamelCase.ts', 'export const x = 1;', 'check-file/filename-naming-convention'],
  ['components/ui/probe.tsx', 'export const A = () => <p>Hello</p>;', 'react/jsx-no-literals'],
  ['pages/probe.tsx', 'export const a = 1;\n'.repeat(70), 'max-lines'],
  ['components/admin/probe.tsx', 'export const A = () => <Box ml="2" />;', 'no-restricted-syntax'],
  ['components/admin/probe.tsx', 'export const A = () => <Box textAlign="left" />;', 'no-restricted-syntax'],
  ['components/ui/probe.tsx', 'export const A = () => <b style={{ left: 0 }} />;', 'no-restricted-syntax'],
  ['theme/probe.ts', 'export const base = { borderTopLeftRadius: 0 };', 'no-restricted-syntax'],
  ['lib/probe.ts', "export const pattern = new URLPattern('/x');", 'compat/compat'],
];

describe('other habits are refused', () => {
  for (const [file, source, rule] of HABITS)
    test(`${rule} in ${file}`, async () => mustRefuse(await refusals(file, source), rule));

  test('what is allowed passes', async () => {
    const source = `import { paths } from '@/lib/paths';\n\nexport const home = paths.home;\n`;
    assert.deepEqual(await refusals('components/storefront/probe.ts', source), []);
  });
});

const INTERFACES = 'standard-parts/documented-interfaces';
const GLOBALS = 'standard-parts/no-shared-globals';
const ALIASES = 'standard-parts/no-aliases';
const TRICKS = [
  ['lib/probe.ts', "import { x } from 'next/dist/server/x';\nexport const y = x;", INTERFACES],
  ['lib/probe.ts', "export { x } from 'next/dist/server/x';", INTERFACES],
  ['lib/probe.ts', "export * from 'next/dist/server/x';", INTERFACES],
  ['lib/probe.ts', "import type { X } from 'next/dist/server/x';\nexport type Y = X;", INTERFACES],
  ['lib/probe.ts', "export type X = import('next/dist/server/x').X;", INTERFACES],
  ['lib/probe.ts', "export const x = () => import('next/dist/server/x');", INTERFACES],
  ['lib/server/probe.js', "module.exports = require('next/dist/server/x');", INTERFACES],
  ['scripts/probe.mjs', "export const at = require.resolve('next/dist/bin/next');", INTERFACES],
  ['scripts/probe.mjs', `export const at = 'node_modules/${['next', 'dist', 'bin'].join('/')}';`, INTERFACES],
  [
    'scripts/probe.mjs',
    'export const x = (id, load) => load(`' + ['firebase-tools', 'lib', '${id}'].join('/') + '`);',
    INTERFACES,
  ],
  ['tests/probe.test.ts', "jest.mock('next/dist/client/router', () => ({}));", INTERFACES],
  ['components/ui/probe.tsx', "import { x } from 'react-dom/cjs/x';\nexport const y = x;", INTERFACES],
  ['components/ui/probe.tsx', "import { x } from 'react-dom/src/x';\nexport const y = x;", INTERFACES],
  ['emulator/src/probe.ts', "import { x } from 'firebase-tools/lib/x';\nexport const y = x;", INTERFACES],
  ['emulator/src/firebase-tools-parts.ts', "export { x } from 'next/dist/x';", INTERFACES],
  ['functions/src/probe.ts', "export { x } from '@scope/name/build/x';", INTERFACES],
  ['lib/server/probe.ts', "import x from 'node:diagnostics_channel';\nexport const y = x;", INTERFACES],
  ['scripts/probe.cjs', "require('diagnostics_channel').subscribe('x', () => {});", INTERFACES],
  ['components/ui/probe.tsx', "export const KEY = '__reactProps$';", INTERFACES],
  ['components/ui/probe.tsx', 'export const key = (id: string) => `__reactFiber$${id}`;', INTERFACES],
  ['lib/probe.ts', 'export const x = (node: { __reactProps: 1 }) => node.__reactProps;', INTERFACES],
  ['lib/probe.ts', "import { _x } from 'firebase/app';\nexport const y = _x;", INTERFACES],
  ['lib/probe.ts', 'export const x = (of: { _x: 1 }) => of._x;', INTERFACES],
  ['lib/probe.ts', "export const x = (of: { _x: 1 }) => of['_x'];", INTERFACES],
  ['lib/probe.ts', 'export const x = ({ _x: x }: { _x: 1 }) => x;', INTERFACES],
  ['theme/probe.ts', 'export const x = (of: object) => ({ ...of, _x: 1 });', INTERFACES],
  ['lib/probe.ts', "import * as dom from 'react-dom/client';\ndom.hydrateRoot = null;", INTERFACES],
  ['lib/probe.ts', "import http from 'node:http';\nhttp.Server.prototype.emit = null;", INTERFACES],
  ['lib/probe.ts', "import x from 'x';\nObject.assign(x, { y: 1 });", INTERFACES],
  ['lib/probe.ts', "import x from 'x';\nObject.defineProperty(x.y, 'z', {});", INTERFACES],
  ['lib/probe.ts', "import x from 'x';\ndelete x.y;", INTERFACES],
  ['scripts/probe.cjs', "const x = require('x');\nx.y = 1;", INTERFACES],
  ['scripts/probe.mjs', "const x = await import('x');\nx.y = 1;", INTERFACES],
  ['lib/probe.ts', 'export const x = () => globalThis.fetch;', GLOBALS],
  ['pages/probe.tsx', 'globalThis.x = 1;', GLOBALS],
  ['components/probe.tsx', 'export const { x } = globalThis;', GLOBALS],
  ['scripts/probe.mjs', "export const x = globalThis['x'];", GLOBALS],
  ['theme/probe.ts', 'export const x = globalThis.x;', GLOBALS],
  ['next.config.js', 'globalThis.x = 1;', GLOBALS],
  ['next.config.js', "module.exports = { turbopack: { resolveAlias: { next: './x' } } };", ALIASES],
  ['next.config.js', 'module.exports = (config) => { config.resolve.alias.next = 1; };', ALIASES],
];

describe('what is no documented interface is refused', () => {
  for (const [file, source, rule] of TRICKS)
    test(`${source.split('\n')[0]} in ${file}`, async () => mustRefuse(await refusals(file, source), rule));

  test('what is documented passes', async () => {
    const source = [
      "import { createRoot } from 'react-dom/client';",
      "import { renderToString } from 'react-dom/server';",
      "import { env } from '@/lib/env';",
      'export const style = { _hover: { color: env.storeId } };',
      'export const made = Object.assign(createRoot(document.body), { renderToString });',
    ];
    assert.deepEqual(await refusals('lib/probe.ts', `${source.join('\n')}\n`), []);
  });
});

describe('the inside of a library stands in one file', () => {
  const page = readFileSync(path.join(ROOT, 'docs/developers.md'), 'utf8');
  for (const { library, version, file } of HOMES) {
    test(`${library}, as it was read`, () => {
      const folders = createRequire(path.join(ROOT, file)).resolve.paths(library) ?? [];
      const manifest = folders.map((at) => path.join(at, library, 'package.json')).find(existsSync);
      const installed = manifest && JSON.parse(readFileSync(manifest, 'utf8')).version;
      assert.equal(
        installed,
        version,
        `${library} is ${installed}: read again what ${file} takes from inside it, then name that version in scripts/lint/standard-parts.mjs.`,
      );
    });
    test(`docs/developers.md has a row for ${file}`, () => assert.ok(page.includes(`\`${file}\``)));
  }

  test('each library has one file in a program', () => {
    const programs = HOMES.map(({ library, file }) => `${library} in ${file.split('/')[0]}`);
    assert.deepEqual([...new Set(programs)], programs);
  });
});

test('a promise that nobody awaits, or that a handler expects not, is refused', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'promises-'));
  const source = [
    'export const save = async (): Promise<void> => {};',
    'save();',
    '[1].forEach(save);',
    'await save();',
  ];
  writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
  writeFileSync(path.join(folder, 'probe.ts'), source.join('\n'));
  const bin = path.join(ROOT, 'node_modules/.bin');
  const options = ['--type-aware', '--format=json', '-c', path.join(ROOT, '.oxlintrc.json'), '.'];
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: path.join(bin, 'tsgolint') };
  try {
    execFileSync(path.join(bin, 'oxlint'), options, { cwd: folder, env, encoding: 'utf8' });
    assert.fail('nothing was refused');
  } catch ({ stdout }) {
    const found = JSON.parse(stdout).diagnostics.map(({ code, labels }) => [code, labels[0].span.line]);
    assert.deepEqual(found.sort(), [
      ['typescript(no-floating-promises)', 2],
      ['typescript(no-misused-promises)', 3],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
