import type { SystemConfig } from '@chakra-ui/react/styled-system';
import { colors } from './tokens/colors';
import { blurs, borders, cursor, durations, easings, radii, sizes, spacing, zIndex } from './tokens/scales';
import {
  fonts,
  fontSizes,
  fontWeights,
  letterSpacings,
  lineHeights,
  semanticFonts,
} from './tokens/typography';
import { lookConditions, lookSizes, lookSpacing } from './semantic-tokens/look';
import { semanticColors } from './semantic-tokens/colors';
import { semanticRadii, semanticShadows } from './semantic-tokens/surfaces';
import { recipes, slotRecipes } from './recipes/recipes';

export const breakpoints = { sm: '30em', md: '48em', lg: '62em', xl: '80em', '2xl': '96em' };

const textStyle = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

/** The single source of the look, as plain data: `system.ts` makes Chakra's system from it, the generator prints `theme.css`. */
export const config: SystemConfig = {
  preflight: true,
  conditions: { arabicPage: 'html:lang(ar) &', ...lookConditions },
  cssVarsPrefix: 'chakra',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss: {
    html: {
      '--global-font-body': 'fonts.body',
      '--global-font-mono': 'fonts.mono',
      '--global-color-border': 'colors.border',
      color: 'fg',
      bg: 'bg',
      lineHeight: '1.5',
      fontSynthesis: 'none',
      colorPalette: 'brand',
      // What has the focus is never behind a bar: the shop's header, or a page's own bar at the bottom.
      scrollPaddingTop: '24',
      scrollPaddingBottom: 'calc(var(--toast-rise, 0px) + {spacing.4})',
    },
    // A very long word, such as an address, must not make a phone's page scroll sideways.
    body: { overflowWrap: 'break-word' },
    'h1, h2, h3': { overflowWrap: 'anywhere' },
    // Avoids a single word on a paragraph's last line.
    'p, li': { textWrapStyle: 'pretty' },
    // Arabic-Indic digits would show the space-separated groups of a number in reverse order.
    '[type=tel]': { unicodeBidi: 'bidi-override' },
    // iOS zooms into a field with smaller text and does not zoom out again.
    'input, select, textarea': { '@media (pointer: coarse)': { fontSize: 'md !important' } },
    '*::placeholder, *[data-placeholder]': { color: 'fg.subtle' },
    // Set on the root and inherited; a rule for every element would recompute every element.
    ':root::selection': { bg: 'brand.emphasized' },
    ':focus-visible': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    // The calendar button inside the field has the focus, but the field does not match `:focus-visible`.
    'input[type^=date]:focus-within': {
      outline: '2px solid !important',
      outlineColor: 'brand.focusRing !important',
    },
    '*, *::before, *::after': {
      _motionReduce: {
        animationDuration: '1ms !important',
        // Endless animations would flicker at this speed.
        animationIterationCount: '1 !important',
        // Zero, because even a short transition on every element would pass a colour from parent to child step by step.
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    breakpoints,
    tokens: {
      blurs,
      borders,
      colors,
      cursor,
      durations,
      easings,
      fonts,
      fontSizes,
      fontWeights,
      letterSpacings,
      lineHeights,
      radii,
      sizes,
      spacing,
      zIndex,
    },
    semanticTokens: {
      colors: semanticColors,
      fonts: semanticFonts,
      radii: semanticRadii,
      shadows: semanticShadows,
      sizes: lookSizes,
      spacing: lookSpacing,
    },
    textStyles: {
      '2xs': textStyle('2xs', '1rem'),
      xs: textStyle('xs', '1.125rem'),
      sm: textStyle('sm', '1.375rem'),
      md: textStyle('md', '1.625rem'),
      lg: textStyle('lg', '1.75rem'),
      xl: textStyle('xl', '1.875rem'),
      '2xl': textStyle('2xl', '2rem'),
      '3xl': textStyle('3xl', '2.375rem'),
      '4xl': textStyle('4xl', '2.75rem'),
      '5xl': textStyle('5xl', '3.5rem'),
      '6xl': textStyle('6xl', '4.25rem'),
      '7xl': textStyle('7xl', '5.25rem'),
      label: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'medium' } },
      none: { value: {} },
    },
    recipes,
    slotRecipes,
  },
};
