import { recipe } from '@/theme/recipe';
import type { ButtonLook } from './button';
import { Link, type LinkProps } from './link';

/** A link that looks like a button: for going somewhere, where `Button` is for doing something. */
export function LinkButton({ size, variant, colorPalette, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={recipe('button', { size, variant, colorPalette, className })} />;
}
