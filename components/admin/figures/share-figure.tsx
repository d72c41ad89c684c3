import { Box, ColorSwatch, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import type { Share } from '@/components/admin/charts/share-chart';
import { ShareChart } from '@/components/admin/figures/lazy-charts';
import { shareColor } from '@/components/admin/figures/share-colors';
import type { PartRow } from '@/lib/domain/stats/report';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';

interface ShareFigureProps {
  readonly caption: string;
  readonly shares: readonly Share[];
  readonly format: (value: number) => string;
}

/** A ring chart beside the list that names its shares, so that the chart itself is decorative. */
export function ShareFigure({ caption, shares, format }: ShareFigureProps) {
  const { percent } = useFigureFormats();
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  return (
    <Box as="figure" margin="0">
      <Text as="figcaption" textStyle="sm" color="fg.muted" mb="3">
        {caption}
      </Text>
      <Flex gap="6" align="center" wrap="wrap">
        <Box aria-hidden flex="1" minWidth="40">
          <ShareChart shares={shares} format={format} />
        </Box>
        <Stack as="ul" listStyleType="none" flex="2" minWidth="56" gap="2">
          {shares.map(({ id, name, value }, index) => (
            <HStack as="li" key={id} justify="space-between" gap="3" textStyle="sm">
              <HStack gap="2" minWidth="0">
                <ColorSwatch
                  value={`var(--chakra-colors-${shareColor(index).replace('.', '-')})`}
                  boxSize="3"
                />
                <Text truncate>{name}</Text>
              </HStack>
              <Text whiteSpace="nowrap">
                <bdi>{format(value)}</bdi>
                <Text as="span" color="fg.muted" ms="2">
                  {percent(total ? value / total : 0)}
                </Text>
              </Text>
            </HStack>
          ))}
        </Stack>
      </Flex>
    </Box>
  );
}

/** Smaller shares are combined into one. */
const MOST_SHARES = 5;

/** The share of each row in the revenue; `rows` are sorted by sales, and rows without sales are omitted. */
export function largestShares(
  rows: readonly Pick<PartRow, 'id' | 'figures'>[],
  nameOf: (id: string) => string,
  others: string,
): Share[] {
  const sold = rows.filter(({ figures }) => figures.revenue > 0);
  const largest = sold
    .slice(0, MOST_SHARES)
    .map(({ id, figures }) => ({ id, name: nameOf(id), value: figures.revenue }));
  const rest = sold.slice(MOST_SHARES).reduce((sum, { figures }) => sum + figures.revenue, 0);
  return rest > 0 ? [...largest, { id: 'others', name: others, value: rest }] : largest;
}
