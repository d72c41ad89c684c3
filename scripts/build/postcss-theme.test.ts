import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import plugin from './postcss-theme.cjs';

const theme = {
  breakpoints: { md: '48em' },
  variables: ['--chakra-colors-fg-muted', '--chakra-spacing-1\\.5', '--chakra-radii-l2'],
  constants: { '--chakra-spacing-1\\.5': '0.375rem', '--chakra-radii-l2': '0.25rem' },
};
const compile = (css: string) =>
  postcss([plugin({ theme })]).process(css, { from: '/work/card.module.css' }).css;

test('a breakpoint name becomes its width', () => {
  expect(compile('@media (--md) { a { color: red } }')).toContain('@media (min-width: 48em)');
  expect(() => compile('@media (--huge) { a { color: red } }')).toThrow('The theme has no breakpoint "huge"');
});

test('a variable that the theme does not define is refused', () => {
  expect(compile('a { color: var(--chakra-colors-fg-muted) }')).toContain('--chakra-colors-fg-muted');
  expect(() => compile('a { color: var(--chakra-colors-fg-mutde) }')).toThrow(
    'no variable --chakra-colors-fg-mutde',
  );
});

test('what is the same on every page is written out, and nobody sets it anew', () => {
  const css = compile(
    'a { inset: calc(1px + var(--chakra-spacing-1\\.5)) var(--chakra-radii-l2) var(--own) }',
  );
  expect(css).toContain('inset: calc(1px + 0.375rem) 0.25rem var(--own)');
  expect(compile(':where(html, .chakra-theme) { --chakra-radii-l2: 0.25rem }')).toContain(
    '--chakra-radii-l2: 0.25rem',
  );
  expect(() => compile('a { --chakra-radii-l2: 0 }')).toThrow('is the same on every page');
});

test.each([
  'margin-left: 0',
  'right: 0',
  'border-left-width: 1px',
  'border-top-right-radius: 0',
  'text-align: left',
  'float: right',
  'padding: 0 1px 0 2px',
  'inset: 0 auto 0 calc(1px + (2px * 3))',
  'border-radius: 4px 0 0 4px',
])('%s is refused, since Arabic would not mirror it', (declaration) => {
  expect(() => compile(`a { ${declaration} }`)).toThrow('names a side of the screen');
});

test.each([
  'margin-inline-start: 0',
  'inset: 0',
  'text-align: end',
  'padding: 0 calc(1px + 2px) 1px',
  'border-radius: 4px 4px 0 0',
])('%s is the same in both directions', (declaration) => {
  expect(compile(`a { ${declaration} }`)).toContain(declaration);
});

test('every style sheet of the shop passes', () => {
  const folders = ['components', 'theme'].map((folder) => path.join(process.cwd(), folder));
  const sheets = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && !file.startsWith('generated'))
      .map((file) => path.join(folder, file)),
  );
  expect(sheets.length).toBeGreaterThan(50);
  for (const from of sheets) postcss([plugin()]).process(readFileSync(from, 'utf8'), { from }).sync();
});
