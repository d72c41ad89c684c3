import { Chart, useChart } from '@chakra-ui/charts';
import { Cell, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { shareColor } from '@/components/admin/figures/share-colors';

export interface Share {
  readonly id: string;
  readonly name: string;
  readonly value: number;
}

export interface ShareChartProps {
  readonly shares: readonly Share[];
  readonly format: (value: number) => string;
}

/** A ring chart of the shares of a whole. */
export function ShareChart({ shares, format }: ShareChartProps) {
  const chart = useChart({
    data: shares.map((share, index) => ({ ...share, color: shareColor(index) })),
  });
  return (
    <Chart.Root chart={chart} aspectRatio="auto" height="48" dir="ltr">
      <ResponsiveContainer>
        <PieChart accessibilityLayer={false}>
          <Tooltip
            content={<Chart.Tooltip hideLabel formatter={(value: number) => format(value)} />}
            isAnimationActive={false}
          />
          <Pie
            data={chart.data}
            dataKey="value"
            nameKey="name"
            innerRadius="60%"
            outerRadius="95%"
            stroke={chart.color('bg.panel')}
            rootTabIndex={-1}
            isAnimationActive={false}
          >
            {chart.data.map(({ id, color }) => (
              <Cell key={id} fill={chart.color(color)} />
            ))}
          </Pie>
        </PieChart>
      </ResponsiveContainer>
    </Chart.Root>
  );
}
