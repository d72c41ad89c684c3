/** What differs from Chakra's own recipes; `system.ts` merges these over them, so both renderings change together. */
export const recipes = {
  button: {
    base: { borderRadius: 'full', lineHeight: '1.25', focusVisibleRing: 'outside' },
    variants: {
      size: {
        md: { h: '11', minW: '11', px: '5' },
        lg: { h: '12', minW: '12', px: '7' },
      },
      variant: {
        outline: { borderColor: 'border.control', color: 'fg', '--outline-color': 'colors.border.control' },
        ghost: { color: 'fg' },
      },
    },
  },
  input: {
    base: { bg: 'bg.panel' },
    variants: {
      size: { md: { textStyle: 'md', px: '3', '--input-height': 'sizes.11' } },
      variant: { outline: { bg: 'bg.panel', borderColor: 'border.control' } },
    },
  },
  // Spacing letters out or in would tear Arabic's joined script.
  heading: { base: { letterSpacing: 'tight', textWrap: 'balance', _rtl: { letterSpacing: '0' } } },
};

const QUIET_TOAST = {
  bg: 'bg.inverted',
  color: 'fg.inverted',
  '--toast-trigger-bg': '{colors.fg.inverted/10}',
  '--toast-border-color': '{colors.fg.inverted/40}',
};

/** Good news stays quiet; only a failure is coloured. */
export const slotRecipes = {
  toast: {
    slots: ['root'],
    base: { root: { ...QUIET_TOAST, '&[data-type=success]': QUIET_TOAST } },
  },
};

/** Which recipes the storefront's plain elements use, printed as classes. */
export const STATIC_RECIPES = ['button', 'input', 'badge', 'heading'] as const;
export const STATIC_SLOT_RECIPES = ['card'] as const;

/** Palettes that a plain element can be switched to. */
export const STATIC_PALETTES = ['brand', 'gray', 'red', 'green', 'orange', 'blue'] as const;
