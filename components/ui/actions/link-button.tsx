import type { ComponentProps } from 'react';
import { recipe } from '@/theme/recipe';
import type { ButtonLook } from './button';
import { Link } from './link';

/** A link in the look of a button: for navigation, while `Button` is for actions. */
export function LinkButton({
  size,
  variant,
  colorPalette,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={recipe('button', { size, variant, colorPalette, className })} />;
}
