import { defaults, type Recipes } from './generated/recipes';
import type { STATIC_PALETTES } from './recipes/recipes';

export type Palette = (typeof STATIC_PALETTES)[number];
type Choice<Name extends keyof Recipes> = Recipes[Name]['variants'] & {
  slot?: Recipes[Name]['slot'];
  colorPalette?: Palette;
  /** The caller's own classes, which override the recipe's. */
  className?: string | false | undefined;
};

/**
 * Class names of a recipe in `theme.css`: `recipe('button', { size: 'sm' })` looks like Chakra's `<Button size="sm">`, without
 * Chakra. Omitted axes use the recipe's defaults.
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
