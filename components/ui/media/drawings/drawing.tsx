import type { ReactNode } from 'react';

interface DrawingProps {
  /** In pixels; the height follows from the proportions. */
  readonly width?: number;
  /** Width and height of the drawing's own units. */
  readonly units?: readonly [number, number];
  readonly children: ReactNode;
}

/** A decorative line drawing in the text's colour, filled with the brand's. */
export const Drawing = ({ width = 240, units = [240, 180], children }: DrawingProps) => (
  <svg
    width={width}
    height={(width * units[1]) / units[0]}
    viewBox={`0 0 ${units.join(' ')}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden
  >
    {children}
  </svg>
);

export const TINT = {
  ground: 'var(--chakra-colors-brand-subtle)',
  soft: 'var(--chakra-colors-brand-muted)',
  strong: 'var(--chakra-colors-brand-solid)',
  paper: 'var(--chakra-colors-bg-panel)',
} as const;
