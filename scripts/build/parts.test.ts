import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** What is printed beside Jest, which runs no ES modules. */
const run = (script: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT, encoding: 'utf8' }),
  );

/** What each part is bundled from. */
const ENTRIES = [
  ['functions', 'functions/src/index.ts'],
  ['emulator', 'emulator/src/main.ts'],
  ['seed', 'scripts/seed/main.ts'],
  ['store', 'scripts/store/main.ts'],
  ['studio', 'lib/browser/studio/studio-worker.ts'],
  ['studio', 'scripts/fonts/studio-fonts.ts'],
  ['functions', 'scripts/fonts/studio-fonts.ts'],
  ['measurement', 'lib/browser/measurement/frame/frame.ts'],
  ['pageCache', 'lib/server/page-cache/handler.ts'],
  ['theme', 'theme/print.ts'],
  ['theme', 'scripts/fonts/print-fonts.ts'],
];

test('a part is built again when anything changes that its entry brings into the bundle', () => {
  const forgotten = run(`
    import { build } from 'esbuild';
    import { PARTS } from './scripts/build/parts.mjs';
    const forgottenBy = async ([part, entry]) => {
      const { metafile } = await build({
        entryPoints: [entry], bundle: true, write: false, metafile: true, outdir: 'out', format: 'esm',
        platform: 'node', packages: 'external', alias: { '@': process.cwd() }, logLevel: 'error',
      });
      const { inputs } = PARTS[part];
      const isKnown = (file) => inputs.some((input) => file === input || file.startsWith(input + '/'));
      return Object.keys(metafile.inputs).filter((file) => !isKnown(file));
    };
    console.log(JSON.stringify((await Promise.all(${JSON.stringify(ENTRIES)}.map(forgottenBy))).flat()));
  `);
  expect(forgotten).toEqual([]);
});

test('a server is built with everything of `public` that a clean clone lacks', () => {
  const ignored = fs.readFileSync(path.join(ROOT, '.gitignore'), 'utf8').match(/^public\/\w+/gm);
  const made = run(`
    import { PARTS, SITE_PARTS } from './scripts/build/parts.mjs';
    console.log(JSON.stringify(SITE_PARTS.map((name) => PARTS[name].output)));
  `);
  expect(made).toEqual(expect.arrayContaining([...(ignored ?? []), 'theme/generated', '.build/page-cache']));
});

test('a site is built again for other settings, wherever Next finds them, and for what its styles go through', () => {
  const made = run(`
    import { siteMadeFrom } from './scripts/build/parts.mjs';
    const before = siteMadeFrom({ env: { NEXT_PUBLIC_STORE_ID: 'demo' } });
    process.env.NEXT_PUBLIC_SITE_URL = 'https://shop.example';
    process.env.NEXT_PUBLIC_STORE_ID = 'other';
    const after = siteMadeFrom({ env: { NEXT_PUBLIC_STORE_ID: 'demo' } });
    console.log(JSON.stringify({ before, after }));
  `);
  const styles = ['scripts/build/postcss-theme.cjs', 'scripts/lint/physical-css.cjs'];
  expect(made).toMatchObject({
    before: { inputs: expect.arrayContaining(['.env', '.env.production', ...styles]) },
    after: { extra: { env: { NEXT_PUBLIC_SITE_URL: 'https://shop.example', NEXT_PUBLIC_STORE_ID: 'demo' } } },
  });
});
