/** Large enough for the display face, which has one weight; Arabic needs more room above and below its letters. */
const TITLE = {
  fontFamily: 'display',
  fontWeight: 'normal',
  lineHeight: '1.15',
  _rtl: { lineHeight: '1.4' },
};

/** Whatever is typed into or chosen from has the same ground and edge. */
const FIELD = { bg: 'bg.panel', borderColor: 'border.control' };

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
      variant: { outline: FIELD },
    },
  },
  textarea: { variants: { size: { md: { textStyle: 'md' } }, variant: { outline: FIELD } } },
  heading: {
    base: { textWrap: 'balance' },
    variants: { size: { '2xl': TITLE, '3xl': TITLE, '4xl': TITLE, '5xl': TITLE, '6xl': TITLE } },
  },
};

const QUIET_TOAST = {
  bg: 'bg.inverted',
  color: 'fg.inverted',
  '--toast-trigger-bg': '{colors.fg.inverted/10}',
  '--toast-border-color': '{colors.fg.inverted/40}',
};

/** Each names every slot of Chakra's: one left out would lose its styles. */
export const slotRecipes = {
  nativeSelect: {
    slots: ['root', 'field', 'indicator'],
    variants: {
      size: { md: { root: { '--select-field-height': 'sizes.11' } } },
      variant: { outline: { field: FIELD } },
    },
  },
  checkbox: {
    slots: ['root', 'label', 'control', 'indicator', 'group'],
    variants: { variant: { solid: { control: { borderColor: 'border.control' } } } },
  },
  emptyState: {
    slots: ['root', 'content', 'indicator', 'title', 'description'],
    base: { content: { textAlign: 'center' }, description: { textWrap: 'balance' } },
    variants: { size: { md: { content: { gap: '2' }, title: { textStyle: 'md' } } } },
  },
  /** A table is a sheet like a card's; what its columns are called stays behind what they hold. */
  table: {
    slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
    base: { columnHeader: { textStyle: 'xs', color: 'fg.muted' } },
    variants: {
      variant: {
        line: { row: { bg: 'bg.panel' } },
        outline: { row: { bg: 'bg.panel' } },
      },
    },
  },
  /** Success stays quiet; only a failure is coloured. */
  toast: {
    slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
    base: { root: { ...QUIET_TOAST, '&[data-type=success]': QUIET_TOAST } },
  },
};

/** Which recipes the storefront's plain elements use, printed as classes. */
export const STATIC_RECIPES = ['button', 'input', 'badge', 'heading'] as const;
export const STATIC_SLOT_RECIPES = ['card'] as const;

/** Palettes that a plain element can be switched to. */
export const STATIC_PALETTES = ['brand', 'gray', 'red', 'green', 'orange', 'blue'] as const;
