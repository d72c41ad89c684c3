/** Large enough for the display font, which has one weight; Arabic needs more room above and below its letters. */
const TITLE = {
  fontFamily: 'display',
  fontWeight: 'normal',
  lineHeight: '1.15',
  _rtl: { lineHeight: '1.4' },
};

/** All fields have the same background and border. */
const FIELD = { bg: 'bg.panel', borderColor: 'border.control' };

/** Changes to Chakra's own recipes; `system.ts` merges them, so that the storefront and Chakra change together. */
export const recipes = {
  button: {
    base: { borderRadius: 'button', lineHeight: '1.25', focusVisibleRing: 'outside' },
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

/** Each lists all of Chakra's slots, because an omitted slot would lose its styles. */
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
  /** A table looks like a card; its headings are quieter than its cells. */
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
  /** A success toast has quiet colours; only a failure stands out. */
  toast: {
    slots: ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'],
    base: { root: { ...QUIET_TOAST, '&[data-type=success]': QUIET_TOAST } },
  },
};

/** Recipes for the storefront's plain elements, printed as classes. */
export const STATIC_RECIPES = ['button', 'input', 'badge', 'heading'] as const;
export const STATIC_SLOT_RECIPES = ['card'] as const;

/** Palettes available to plain elements. */
export const STATIC_PALETTES = ['brand', 'gray', 'red', 'green', 'orange', 'blue'] as const;
