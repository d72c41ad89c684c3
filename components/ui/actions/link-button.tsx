import type { ComponentProps } from 'react';
import { recipe } from '@/theme/recipe';
import type { ButtonLook } from './button';
import { Link } from './link';

/** A link that looks like a button: for going somewhere, where `Button` is for doing something. */
export function LinkButton({
  size,
  variant,
  colorPalette,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={recipe('button', { size, variant, colorPalette, className })} />;
}
