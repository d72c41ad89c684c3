import { Chart, useChart } from '@chakra-ui/charts';
import {
  Area,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { directionOf } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';

export interface TimePoint {
  readonly label: string;
  readonly now: number;
  /** The value at the same point of the compared period; null without one. */
  readonly before: number | null;
}

export interface TimeChartProps {
  readonly points: readonly TimePoint[];
  readonly nowLabel: string;
  readonly beforeLabel: string;
  readonly format: (value: number) => string;
  /** A short format for the axis. */
  readonly formatAxis: (value: number) => string;
  /** The axis's smallest step, because labels of smaller steps would look the same. */
  readonly axisUnit: number;
}

/** The number of axis steps; Recharts draws five lines. */
const AXIS_STEPS = 4;

/** A figure over time; the compared period is a second, dashed line. Not animated, because each sale redraws it. */
export function TimeChart({ points, nowLabel, beforeLabel, format, formatAxis, axisUnit }: TimeChartProps) {
  const isRtl = directionOf(useLocale()) === 'rtl';
  const chart = useChart({
    data: [...points],
    series: [
      { name: 'before' as const, label: beforeLabel, color: 'border.control', strokeDasharray: '4 4' },
      { name: 'now' as const, label: nowLabel, color: 'brand.solid' },
    ],
  });
  const color = chart.color('brand.solid');
  const isCompared = points.some(({ before }) => before !== null);
  return (
    <Chart.Root chart={chart} aspectRatio="auto" height="72" dir="ltr">
      <ResponsiveContainer>
        <ComposedChart data={chart.data} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={chart.color('border')} />
          <XAxis
            dataKey="label"
            reversed={isRtl}
            tickLine={false}
            axisLine={false}
            minTickGap={32}
            stroke={chart.color('border')}
          />
          <YAxis
            orientation={isRtl ? 'right' : 'left'}
            tickLine={false}
            axisLine={false}
            tickFormatter={formatAxis}
            domain={[0, (most: number) => Math.max(most, AXIS_STEPS * axisUnit)]}
            width={56}
            stroke={chart.color('border')}
          />
          <Tooltip
            cursor={{ stroke: chart.color('border.emphasized') }}
            content={<Chart.Tooltip formatter={(value: number) => format(value)} />}
            isAnimationActive={false}
          />
          {isCompared && <Legend verticalAlign="top" content={<Chart.Legend />} />}
          <Line
            type="monotone"
            dataKey="before"
            stroke={chart.color('border.control')}
            strokeWidth={2}
            strokeDasharray="4 4"
            dot={false}
            isAnimationActive={false}
          />
          <Area
            type="monotone"
            dataKey="now"
            stroke={color}
            strokeWidth={2}
            fill={color}
            fillOpacity={0.12}
            dot={points.length === 1}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </Chart.Root>
  );
}
