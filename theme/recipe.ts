import { defaults, type Recipes } from './generated/recipes';
import type { STATIC_PALETTES } from './recipes/recipes';

export type Palette = (typeof STATIC_PALETTES)[number];
type Choice<Name extends keyof Recipes> = Recipes[Name]['variants'] & {
  slot?: Recipes[Name]['slot'];
  colorPalette?: Palette;
  /** Classes of the caller's own, which win over the recipe's. */
  className?: string | false | undefined;
};

/**
 * The class names of a recipe printed into `theme.css`: `recipe('button', { size: 'sm' })` looks as Chakra's
 * `<Button size="sm">` does, without Chakra. Axes left out take the recipe's defaults.
 */
export function recipe<Name extends keyof Recipes>(name: Name, choice: Choice<Name> = {}): string {
  const { slot, colorPalette, className, ...variants } = choice;
  const root = `r-${name}${slot ? `__${slot}` : ''}`;
  const axes = Object.entries({ ...defaults[name], ...withoutUndefined(variants) });
  const classes = [root, ...axes.map(([axis, value]) => `${root}--${axis}-${String(value)}`)];
  if (colorPalette) classes.push(`palette-${colorPalette}`);
  if (className) classes.push(className);
  return classes.join(' ');
}

const withoutUndefined = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
