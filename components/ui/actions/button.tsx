import type { ComponentProps, SyntheticEvent } from 'react';
import type { Recipes } from '@/theme/generated/recipes';
import { recipe, type Palette } from '@/theme/recipe';
import styles from './button.module.css';

export interface ButtonLook {
  readonly size?: Recipes['button']['variants']['size'];
  readonly variant?: Recipes['button']['variants']['variant'];
  readonly colorPalette?: Palette;
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Keeps the button's size, name and focus, shows that it works, and takes no second click. */
    readonly loading?: boolean;
  };

/** A button that looks as Chakra's does; `type` is `button` by default, so that it never submits by accident. */
export function Button({ size, variant, colorPalette, loading = false, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading || undefined}
      // Not disabled, which would throw away the focus that a dialog gives back when it closes.
      aria-disabled={loading || undefined}
      onClick={loading ? refuse : rest.onClick}
      className={recipe('button', {
        size,
        variant,
        colorPalette,
        className: joined(loading && styles.loading, className),
      })}
    />
  );
}

const refuse = (event: SyntheticEvent) => event.preventDefault();

const joined = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
