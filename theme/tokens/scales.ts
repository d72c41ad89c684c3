import { tokenValues } from './token-values';

/** Steps are multiples of a quarter rem, as in Chakra's recipes, which use their names. */
const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 48, 56, 64,
  72, 80, 96,
] as const;

export const spacing = tokenValues(Object.fromEntries(STEPS.map((step) => [step, `${step / 4}rem`])));

export const sizes = {
  ...spacing,
  ...tokenValues({
    '3xs': '14rem',
    '2xs': '16rem',
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    '3xl': '48rem',
    '4xl': '56rem',
    '5xl': '64rem',
    '6xl': '72rem',
    '7xl': '80rem',
    '8xl': '90rem',
    full: '100%',
    max: 'max-content',
    min: 'min-content',
    fit: 'fit-content',
    prose: '60ch',
    dvh: '100dvh',
    svh: '100svh',
    lvh: '100lvh',
    dvw: '100dvw',
    vw: '100vw',
    vh: '100vh',
  }),
};

export const radii = tokenValues({
  none: '0',
  '2xs': '0.0625rem',
  xs: '0.125rem',
  sm: '0.25rem',
  md: '0.375rem',
  lg: '0.5rem',
  xl: '0.75rem',
  '2xl': '1rem',
  '3xl': '1.5rem',
  full: '9999px',
});

export const borders = tokenValues({ xs: '0.5px solid', sm: '1px solid', md: '2px solid', lg: '4px solid' });

export const durations = tokenValues({
  fastest: '50ms',
  faster: '100ms',
  fast: '150ms',
  moderate: '200ms',
  slow: '300ms',
  slower: '400ms',
  slowest: '500ms',
});

export const easings = tokenValues({
  'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
  'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
  'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
  'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
});

export const blurs = tokenValues({ none: ' ', sm: '4px', md: '8px', lg: '12px' });

export const cursor = tokenValues({
  button: 'pointer',
  checkbox: 'default',
  disabled: 'not-allowed',
  menuitem: 'default',
  option: 'default',
  radio: 'default',
  slider: 'default',
  switch: 'pointer',
});

export const zIndex = tokenValues({
  hide: -1,
  base: 0,
  docked: 10,
  dropdown: 1000,
  sticky: 1100,
  banner: 1200,
  overlay: 1300,
  modal: 1400,
  popover: 1500,
  skipNav: 1600,
  toast: 5500,
  tooltip: 5600,
  max: 2147483647,
});
