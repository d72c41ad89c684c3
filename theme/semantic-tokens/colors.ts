import { brandColors } from '@/theme/brand/brand-colors';
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '@/lib/domain/store/default-colors';

const pair = (light: string, dark: string) => ({
  value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` },
});

/** The roles of every Chakra palette, for a hue with eleven steps. */
const palette = (hue: string) => ({
  contrast: pair('white', 'gray.950'),
  fg: pair(`${hue}.700`, `${hue}.300`),
  subtle: pair(`${hue}.50`, `${hue}.950`),
  muted: pair(`${hue}.100`, `${hue}.900`),
  emphasized: pair(`${hue}.200`, `${hue}.800`),
  solid: pair(`${hue}.600`, `${hue}.400`),
  focusRing: pair(`${hue}.500`, `${hue}.400`),
  border: pair(`${hue}.300`, `${hue}.700`),
});

/** The brand of a store without its own colours, whose variables a store's colours replace at run time. */
function defaultBrand() {
  const { light, dark } = brandColors(DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR);
  const roles = Object.keys(light) as (keyof typeof light)[];
  return Object.fromEntries(
    roles.map((role) => [role, { value: { _light: light[role], _dark: dark[role] } }]),
  );
}

export const semanticColors = {
  bg: {
    DEFAULT: pair('gray.50', 'gray.950'),
    subtle: pair('gray.100', 'gray.900'),
    /** Visible on both pages and panels. */
    muted: pair('gray.100', 'gray.800'),
    emphasized: pair('gray.200', 'gray.700'),
    inverted: pair('gray.900', 'gray.50'),
    panel: pair('white', 'gray.900'),
    error: pair('red.50', 'red.950'),
    warning: pair('orange.50', 'orange.950'),
    success: pair('green.50', 'green.950'),
    info: pair('blue.50', 'blue.950'),
  },
  fg: {
    DEFAULT: pair('gray.900', 'gray.100'),
    muted: pair('gray.600', 'gray.400'),
    subtle: pair('gray.500', 'gray.400'),
    inverted: pair('gray.50', 'gray.900'),
    error: pair('red.600', 'red.300'),
    warning: pair('orange.600', 'orange.300'),
    success: pair('green.600', 'green.300'),
    info: pair('blue.600', 'blue.300'),
  },
  border: {
    DEFAULT: pair('gray.200', 'gray.800'),
    muted: pair('gray.100', 'gray.900'),
    subtle: pair('gray.100', 'gray.900'),
    emphasized: pair('gray.300', 'gray.700'),
    /** Borders of fields: 3:1 against the page, so that the field is visible. */
    control: pair('gray.500', 'gray.500'),
    inverted: pair('gray.800', 'gray.200'),
    error: pair('red.500', 'red.400'),
    warning: pair('orange.500', 'orange.400'),
    success: pair('green.500', 'green.400'),
    info: pair('blue.500', 'blue.400'),
  },
  gray: {
    ...palette('gray'),
    fg: pair('gray.800', 'gray.200'),
    subtle: pair('gray.100', 'gray.800'),
    muted: pair('gray.200', 'gray.700'),
    emphasized: pair('gray.300', 'gray.600'),
    solid: pair('gray.900', 'gray.100'),
  },
  red: palette('red'),
  green: palette('green'),
  orange: palette('orange'),
  blue: palette('blue'),
  brand: defaultBrand(),
};
