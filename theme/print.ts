import { serializeStyles } from '@emotion/serialize';
import postcss, { type Rule } from 'postcss';
import { compile, serialize, stringify } from 'stylis';
import { breakpoints } from './config';
import { STATIC_PALETTES, STATIC_RECIPES, STATIC_SLOT_RECIPES } from './recipes/recipes';
import { system } from './system';

type Styles = Parameters<typeof system.css>[0];
type Variants = Record<string, Record<string, Styles>>;
interface Recipe {
  base?: Styles;
  variants?: Variants;
  defaultVariants?: Record<string, unknown>;
  compoundVariants?: readonly ({ css: Styles } & Record<string, unknown>)[];
}
interface Row {
  readonly selector: string;
  readonly styles: Styles;
}
/** Maps each axis to its values, which are the choices of the typed `recipe()`. */
export interface RecipeShape {
  readonly variants: Record<string, readonly string[]>;
  readonly defaults: Record<string, string>;
  readonly slots: readonly string[];
}
export interface PrintedTheme {
  readonly css: string;
  readonly shapes: Record<string, RecipeShape>;
  readonly variables: readonly string[];
  /** Values of the variables that are the same on every page, in each mode and language. */
  readonly constants: Record<string, string>;
  readonly breakpoints: Record<string, string>;
}

const KNOWN_KEYS = ['className', 'base', 'variants', 'defaultVariants', 'compoundVariants', 'slots'];

/** Prints the whole theme; throws on a style that class names cannot express, so that no part is lost. */
export function printTheme(): PrintedTheme {
  const recipes = STATIC_RECIPES.map((name) => [name, readRecipe(name, system.getRecipe(name))] as const);
  const slotted = STATIC_SLOT_RECIPES.map(
    (name) => [name, readRecipe(name, system.getSlotRecipe(name))] as const,
  );
  const rows = [
    ...recipes.flatMap(([name, recipe]) => rowsOf(`.r-${name}`, recipe, (styles) => styles)),
    ...slotted.flatMap(([name, recipe]) =>
      slotsOf(recipe).flatMap((slot) =>
        rowsOf(`.r-${name}`, recipe, (styles) => (styles as Record<string, Styles>)[slot], `__${slot}`),
      ),
    ),
  ];
  const css = [
    system.layers.atRule,
    preflight(),
    toCss(system.getGlobalCss()),
    toCss(system.getTokenCss()),
    ...rows.map(printRow),
    ...STATIC_PALETTES.map(printPalette),
  ].join('\n');
  refuseUnresolved(css);
  const shapes = Object.fromEntries(
    [...recipes, ...slotted].map(([name, recipe]) => [name, shapeOf(recipe)]),
  );
  return { css, shapes, variables: definedVariables(css), constants: constantsOf(css), breakpoints };
}

/** Replacements in Chakra's reset: its rules, and ours. */
const RESETS = [
  // Browsers compute styles for each of these pseudo-elements, present or not: a fifth of a phone's style time. A pseudo-element
  // with a border sets its own box-sizing.
  ['*,*::before,*::after,*::backdrop{', '*{'],
  // Inherited from `body` instead, so that `config.ts` can change it for headings.
  ['word-wrap:break-word;', ''],
] as const;

function preflight(): string {
  return RESETS.reduce((css, [theirs, ours]) => {
    if (css.split(theirs).length !== 2)
      throw new Error(`Chakra’s reset does not say “${theirs}” once; see theme/print.ts.`);
    return css.replace(theirs, ours);
  }, toCss(system.getPreflightCss()));
}

/** Components use a palette's roles; the numbered steps behind them are not printed. */
function printPalette(palette: string): string {
  const roles = Object.entries(system.css({ colorPalette: palette })).filter(([name]) => !/-\d+$/.test(name));
  return toCss({ '@layer recipes': { [`.palette-${palette}`]: Object.fromEntries(roles) } });
}

function printRow({ selector, styles }: Row): string {
  const css = system.css(styles);
  if (Object.keys(css).length === 0)
    throw new Error(`${selector} would say nothing: what it refers to is not defined.`);
  return toCss({ '@layer recipes': { [selector]: css } });
}

function readRecipe(name: string, recipe: unknown): Recipe {
  if (typeof recipe !== 'object' || recipe === null) throw new Error(`The system has no recipe "${name}".`);
  const unknown = Object.keys(recipe).filter((key) => !KNOWN_KEYS.includes(key));
  if (unknown.length)
    throw new Error(`Recipe "${name}" has parts that cannot be printed: ${unknown.join(', ')}.`);
  return recipe;
}

const slotsOf = (recipe: Recipe) => Object.keys(recipe.base ?? {});

/** `pick` takes one slot's styles out of a slot recipe; `suffix` is added to that slot's class. */
function rowsOf(name: string, recipe: Recipe, pick: (styles: Styles) => Styles, suffix = ''): Row[] {
  const selectorOf = (axis: string, value: unknown) => `${name}${suffix}--${axis}-${String(value)}`;
  const rows: Row[] = [{ selector: name + suffix, styles: recipe.base ?? {} }];
  for (const [axis, values] of Object.entries(recipe.variants ?? {}))
    for (const [value, styles] of Object.entries(values))
      rows.push({ selector: selectorOf(axis, value), styles });
  for (const { css, ...axes } of recipe.compoundVariants ?? [])
    for (const axisSelectors of combinations(axes, selectorOf))
      rows.push({ selector: axisSelectors, styles: css });
  return rows
    .map((row) => ({ ...row, styles: pick(row.styles) ?? {} }))
    .filter((row) => Object.keys(row.styles).length);
}

function combinations(
  axes: Record<string, unknown>,
  selectorOf: (axis: string, value: unknown) => string,
): string[] {
  return Object.entries(axes).reduce<string[]>(
    (selectors, [axis, value]) =>
      selectors.flatMap((selector) => [value].flat().map((one) => selector + selectorOf(axis, one))),
    [''],
  );
}

function shapeOf(recipe: Recipe): RecipeShape {
  const axes = Object.entries(recipe.variants ?? {}).map(([axis, values]) => [axis, Object.keys(values)]);
  const slots = 'slots' in recipe ? slotsOf(recipe) : [];
  return {
    variants: Object.fromEntries(axes),
    defaults: { ...recipe.defaultVariants } as Record<string, string>,
    slots,
  };
}

const toCss = (styles: object) => serialize(compile(serializeStyles([styles as never]).styles), stringify);

/** Throws on references without a token: Chakra passes them through, and browsers drop them silently. */
function refuseUnresolved(css: string) {
  const unresolved = /[:(\s](?:colorPalette|colors|sizes|spacing|radii|fonts|shadows)\.[\w./-]+/.exec(css);
  if (unresolved)
    throw new Error(`The theme refers to a token that does not exist: ${unresolved[0].slice(1)}.`);
  const defined = new Set(definedVariables(css));
  for (const [, name] of css.matchAll(USE))
    if (name && !defined.has(name))
      throw new Error(`The theme uses the variable ${name}, which nothing defines.`);
}

/** A name may hold an escaped dot, as in `--chakra-spacing-1\.5`. */
const VARIABLE = String.raw`(--chakra-(?:[\w-]|\\.)+)`;
const SETTING = new RegExp(String.raw`${VARIABLE}\s*:`, 'g');
/** A use of a variable without a fallback. */
const USE = new RegExp(String.raw`var\(${VARIABLE}\)`, 'g');

const definedVariables = (css: string) => [
  ...new Set([...css.matchAll(SETTING)].flatMap(([, name]) => (name ? [name] : []))),
];

/** The selector on which Chakra sets tokens that do not depend on mode or language. */
const EVERYWHERE = ':where(html, .chakra-theme)';

function constantsOf(css: string): Record<string, string> {
  const values = new Map<string, string>();
  const changing = new Set<string>();
  postcss.parse(css).walkDecls(/^--chakra-/, ({ prop, value, parent }) => {
    if (values.has(prop) || (parent as Rule).selector !== EVERYWHERE) changing.add(prop);
    values.set(prop, value);
  });
  changing.forEach((name) => values.delete(name));
  if (values.size === 0) throw new Error(`Chakra sets no token on ${EVERYWHERE}; see theme/print.ts.`);
  const written = (value: string): string =>
    value.replace(USE, (use, name: string) => (values.has(name) ? written(values.get(name) ?? '') : use));
  return Object.fromEntries([...values].map(([name, value]) => [name, written(value)]));
}
