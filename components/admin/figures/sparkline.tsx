import { Box } from '@chakra-ui/react';

const WIDTH = 120;
const HEIGHT = 32;
const MARGIN = 2;

/** The course of a figure at a glance; whoever reads the page aloud hears the change instead. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  return (
    <Box
      aria-hidden
      color="brand.solid"
      height="8"
      _rtl={{ transform: 'scaleX(-1)' }}
      css={{ '& svg': { display: 'block', inlineSize: '100%', blockSize: '100%' } }}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <polyline
          points={pointsOf(values)}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Box>
  );
}

/** From the first value to the last, between the lowest (or zero) and the highest. */
function pointsOf(values: readonly number[]): string {
  const shown = values.length > 1 ? values : [0, ...values];
  const low = Math.min(0, ...shown);
  const span = Math.max(...shown) - low || 1;
  const step = WIDTH / Math.max(shown.length - 1, 1);
  return shown
    .map((value, index) => {
      const y = HEIGHT - MARGIN - ((value - low) / span) * (HEIGHT - 2 * MARGIN);
      return `${(index * step).toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
