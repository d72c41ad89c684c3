// Finds styles that name a side of the screen, which Arabic pages would not mirror. CommonJS, as
// scripts/build/postcss-theme.cjs requires.
const { list } = require('postcss');

/** Declarations such as `margin-left`; `hasUnequalSides` checks shorthands of four values. */
const PROPERTY =
  /^(?:left|right|(?:scroll-)?(?:margin|padding)-(?:left|right)|border(?:-\w+)?-(?:left|right)\b.*)$/;
const SIDED_VALUE = { property: /^(?:text-align|float|clear)$/, value: /^(?:left|right)$/ };
const SHORTHAND = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color|radius))$/;

/** @param {string} property @param {string} value */
function isPhysical(property, value) {
  if (PROPERTY.test(property)) return true;
  if (SIDED_VALUE.property.test(property)) return SIDED_VALUE.value.test(value.trim());
  return SHORTHAND.test(property) && hasUnequalSides(property, value);
}

/** Compares left with right: the sides of a box (top, right, bottom, left), or the corners of a `border-radius`. */
function hasUnequalSides(property, value) {
  const [first, second, third = first, fourth = second] = list.space(value);
  if (second === undefined) return false;
  return property === 'border-radius' ? first !== second || third !== fourth : second !== fourth;
}

const SIDE = '(?:Left|Right)';
const SPACING_PROPS = `(?:ml|mr|pl|pr|(?:scrollM|m)argin${SIDE}|(?:scrollP|p)adding${SIDE})`;
const EDGE_PROPS = `(?:border|rounded)(?:Top|Bottom)?${SIDE}\\w*`;
const MESSAGE =
  'It names a side of the screen; take the logical one (start, end, inline), which Arabic mirrors.';

const restrict = (selector) => ({ selector, message: MESSAGE });

/** The same check for Chakra's props and for style objects, as entries of ESLint's `no-restricted-syntax`. */
const physicalStyles = [
  restrict(`JSXAttribute[name.name=/^(?:left|right|${SPACING_PROPS}|${EDGE_PROPS})$/]`),
  restrict(`Property[key.name=/^(?:${SPACING_PROPS}|${EDGE_PROPS})$/]`),
  restrict('JSXAttribute[name.name=/^(?:style|css)$/] Property[key.name=/^(?:left|right)$/]'),
  restrict('JSXAttribute[name.name=/^(?:textAlign|float|clear)$/] Literal[value=/^(?:left|right)$/]'),
  restrict('Property[key.name=/^(?:textAlign|float|clear)$/] Literal[value=/^(?:left|right)$/]'),
];

module.exports = { isPhysical, physicalStyles };
