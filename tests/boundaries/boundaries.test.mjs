// Runs under node:test, because ESLint loads its configuration as a module and Jest's sandbox cannot.
import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'node:test';
import { ESLint } from 'eslint';
import { restrictedImports, zones } from '../../scripts/lint/boundaries.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: ROOT, overrideConfig: probesWithoutTypes() });

/** Probe files do not exist, so the rules that need types cannot run on them; the boundary rules need none. */
function probesWithoutTypes() {
  const off = Object.fromEntries(
    ['no-floating-promises', 'no-misused-promises'].map((rule) => [`@typescript-eslint/${rule}`, 'off']),
  );
  return [{ languageOptions: { parserOptions: { projectService: false } }, rules: off }];
}

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
  './lib/hooks': '@/lib/hooks/use-live-order',
  './lib/firestore': '@/lib/firestore/orders',
  './lib/functions': '@/lib/functions/call',
  './components': '@/components/ui/button',
  './components/ui': '@/components/ui/button',
  './components/storefront': '@/components/storefront/shell/storefront-layout',
  './components/admin': '@/components/admin/shell/admin-layout',
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
];

describe('other habits are refused', () => {
  for (const [file, source, rule] of HABITS)
    test(`${rule} in ${file}`, async () => mustRefuse(await refusals(file, source), rule));

  test('what is allowed passes', async () => {
    const source = `import { paths } from '@/lib/paths';\n\nexport const home = paths.home;\n`;
    assert.deepEqual(await refusals('components/storefront/probe.ts', source), []);
  });
});
