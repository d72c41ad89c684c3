import { printTheme } from './print';

const { css, shapes, constants, breakpoints } = printTheme();

test('the layers are ordered before anything stands in one', () => {
  expect(css.split('\n')[0]).toBe('@layer reset, base, tokens, recipes;');
});

test('every class that recipe() can name is in the sheet', () => {
  for (const [name, { variants, slots }] of Object.entries(shapes)) {
    if (slots.length) {
      for (const slot of slots) expect(css).toContain(`.r-${name}__${slot}{`);
      continue;
    }
    for (const [axis, values] of Object.entries(variants))
      for (const value of values) expect(css).toContain(`.r-${name}--${axis}-${value}{`);
  }
});

test('the colour mode is the choice of the page, never of the system', () => {
  expect(css).toMatch(/\.dark[^{]*\{[^}]*--chakra-colors-bg:/);
  expect(css).not.toContain('prefers-color-scheme');
});

test('the breakpoints are those of the specification', () => {
  expect(breakpoints).toEqual({ sm: '30em', md: '48em', lg: '62em', xl: '80em', '2xl': '96em' });
});

test('what is the same on every page is told with its value, and nothing that a mode, a language or the store sets', () => {
  expect(constants['--chakra-spacing-4']).toBe('1rem');
  expect(constants['--chakra-colors-gray-900']).toMatch(/^#/);
  const values = Object.values(constants).join(' ');
  expect(values).not.toMatch(/var\(--chakra-(?:spacing|sizes|radii|font)/);
  for (const changing of ['--chakra-colors-bg', '--chakra-colors-brand-solid', '--chakra-fonts-display'])
    expect(constants).not.toHaveProperty(changing);
});
