import postcss from 'postcss';
import { generateTheme } from './theme.mjs';
import plugin from './postcss-theme.cjs';

const compile = (css: string) => postcss([plugin()]).process(css, { from: '/work/card.module.css' }).css;

beforeAll(generateTheme);

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
