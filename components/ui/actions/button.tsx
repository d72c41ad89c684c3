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
    /** Shows a spinner and ignores clicks; the button keeps its size, name and focus. */
    readonly loading?: boolean;
  };

/** A button in Chakra's look; `type` is `button` by default, so that it never submits by accident. */
export function Button({ size, variant, colorPalette, loading = false, className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading || undefined}
      // Not `disabled`, which would drop the focus that a closing dialog gives back.
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
