import type { ReactNode } from 'react';
import type { Recipes } from '@/theme/generated/recipes';
import { recipe, type Palette } from '@/theme/recipe';

interface BadgeProps {
  readonly children: ReactNode;
  readonly colorPalette?: Palette;
  readonly variant?: Recipes['badge']['variants']['variant'];
  readonly size?: Recipes['badge']['variants']['size'];
  readonly className?: string | undefined;
}

export const Badge = ({ children, colorPalette = 'gray', variant, size, className }: BadgeProps) => (
  <span className={recipe('badge', { variant, size, colorPalette, className })}>{children}</span>
);
