import { Box, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { VISIT_STEPS } from '@/lib/domain/visits/visit';
import { reached, type Counts, type VisitChoice } from '@/lib/domain/visits/visit-day';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';

interface VisitFunnelProps {
  readonly steps: Counts;
  readonly choice: VisitChoice;
}

/** The number of visits that reached each step to an order, as numbers and bars. */
export function VisitFunnel({ steps, choice }: VisitFunnelProps) {
  const { t } = useTranslation('admin-visitors');
  const { count, percent } = useFigureFormats();
  const at = reached(steps, choice);
  const shareOf = (times: number) => (at.visit ? Math.min(times / at.visit, 1) : 0);
  return (
    <Panel title={t('funnel.title')}>
      <Text color="fg.muted" mb="4">
        {t('funnel.description')}
      </Text>
      <Box overflowX="auto">
        <Table.Root size="sm" aria-label={t('funnel.title')}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('funnel.step')}</Table.ColumnHeader>
              <Table.ColumnHeader hideBelow="md" width="40%" aria-hidden />
              <Table.ColumnHeader textAlign="end">{t('visits')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('funnel.share')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {VISIT_STEPS.map((step) => (
              <Table.Row key={step}>
                <Table.Cell>{t(`funnel.${step}`)}</Table.Cell>
                <Table.Cell hideBelow="md" aria-hidden>
                  <Box bg="bg.muted" borderRadius="l1" height="3">
                    <Box
                      bg="brand.solid"
                      borderRadius="l1"
                      height="100%"
                      style={{ inlineSize: `${shareOf(at[step]) * 100}%` }}
                    />
                  </Box>
                </Table.Cell>
                <Table.Cell textAlign="end">{count(at[step])}</Table.Cell>
                <Table.Cell textAlign="end">{percent(shareOf(at[step]))}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </Panel>
  );
}
