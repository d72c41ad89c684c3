import postcss from 'postcss';
import plugin from './postcss-theme.cjs';

const theme = {
  breakpoints: { md: '48em' },
  variables: ['--chakra-colors-fg-muted', '--chakra-spacing-1\\.5'],
};
const compile = (css: string) =>
  postcss([plugin({ theme })]).process(css, { from: '/work/card.module.css' }).css;

test('a breakpoint name becomes its width', () => {
  expect(compile('@media (--md) { a { color: red } }')).toContain('@media (min-width: 48em)');
  expect(() => compile('@media (--huge) { a { color: red } }')).toThrow('The theme has no breakpoint "huge"');
});

test('a variable that the theme does not define is refused', () => {
  expect(compile('a { color: var(--chakra-colors-fg-muted) }')).toContain('--chakra-colors-fg-muted');
  expect(compile('a { gap: var(--chakra-spacing-1\\.5) }')).toContain('1\\.5');
  expect(() => compile('a { color: var(--chakra-colors-fg-mutde) }')).toThrow(
    'no variable --chakra-colors-fg-mutde',
  );
});
