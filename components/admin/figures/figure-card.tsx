import { Box, Card, HStack, LinkBox, LinkOverlay, Skeleton, Stack, Text } from '@chakra-ui/react';
import NextLink, { type LinkProps } from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { ChangeBadge } from '@/components/admin/figures/change-badge';
import { Sparkline } from '@/components/admin/figures/sparkline';
import { useChangeText } from '@/components/admin/figures/use-change-text';

interface FigureCardProps {
  readonly label: string;
  readonly now: number;
  readonly before: number;
  readonly format: (value: number) => string;
  readonly series: readonly number[];
  /** The list behind the figure. */
  readonly href: LinkProps['href'];
  readonly loading: boolean;
}

/** One figure with its change and its course; the whole card leads to what it is made of. */
export function FigureCard({ label, now, before, format, series, href, loading }: FigureCardProps) {
  const { t } = useTranslation('admin-sales');
  const change = useChangeText()(now, before);
  const value = format(now);
  const name = t('figure.open', { figure: label, value, change: change.words });
  return (
    <LinkBox asChild>
      <Card.Root size="sm" _hover={{ borderColor: 'brand.solid' }} aria-busy={loading}>
        <Card.Body gap="3" justifyContent="space-between">
          <Stack gap="1">
            <Text textStyle="sm" color="fg.muted">
              {label}
            </Text>
            <HStack justify="space-between" gap="2" wrap="wrap">
              <Box textStyle={{ base: 'xl', sm: '2xl' }} fontWeight="semibold">
                {loading ? (
                  <Skeleton width="20" height="8" />
                ) : (
                  <LinkOverlay asChild aria-label={name}>
                    <NextLink href={href}>{value}</NextLink>
                  </LinkOverlay>
                )}
              </Box>
              {!loading && <ChangeBadge change={change} />}
            </HStack>
          </Stack>
          <Sparkline values={loading ? [] : series} />
        </Card.Body>
      </Card.Root>
    </LinkBox>
  );
}
