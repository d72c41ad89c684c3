import { Badge, Box, DataList, Table } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { settlesOrder, sumsOf, type LineState, type SettledLine } from '@/lib/domain/couriers/settlement';
import type { CurrencyCode, Minor } from '@/lib/domain/money/money';
import { useFormats } from '@/lib/hooks/language/use-formats';

const paletteOf = (state: LineState): string =>
  state === 'matched' ? 'green' : settlesOrder(state) ? 'orange' : 'red';

interface SettlementPreviewProps {
  readonly lines: readonly SettledLine[];
  readonly fee: Minor;
  readonly currency: CurrencyCode;
}

/** How each line of a payout matches the store's orders, and the total. */
export function SettlementPreview({ lines, fee, currency }: SettlementPreviewProps) {
  const { t } = useTranslation('admin-couriers');
  const { money, count } = useFormats();
  const { received, settled } = sumsOf(lines);
  const sums = [
    ['lines', count(lines.length)],
    ['received', money(received, currency)],
    ['settled', money(settled, currency)],
    ['difference', money(received - settled, currency)],
    ['fee', money(fee, currency)],
    ['net', money(received - fee, currency)],
  ] as const;
  return (
    <Box as="section" aria-label={t('preview.title')}>
      <Box overflowX="auto" borderWidth="1px" borderRadius="l2" maxHeight="24rem" overflowY="auto">
        <Table.Root size="sm" aria-label={t('preview.title')}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('preview.number')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('preview.amount')}</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">{t('preview.expected')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('preview.result')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {lines.map((line, at) => (
              <Table.Row key={at}>
                <Table.Cell>
                  <bdi>{line.number}</bdi>
                </Table.Cell>
                <Table.Cell textAlign="end">{money(line.amount, currency)}</Table.Cell>
                <Table.Cell textAlign="end">
                  {settlesOrder(line.state) ? money(line.expected, currency) : '–'}
                </Table.Cell>
                <Table.Cell>
                  <Badge colorPalette={paletteOf(line.state)} whiteSpace="normal">
                    {t(`state.${line.state}`)}
                  </Badge>
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      <DataList.Root orientation="horizontal" maxWidth="md" mt="4">
        {sums.map(([name, value]) => (
          <DataList.Item key={name} justifyContent="space-between">
            <DataList.ItemLabel minWidth="auto">{t(`sum.${name}`)}</DataList.ItemLabel>
            <DataList.ItemValue flex="none" fontWeight={name === 'net' ? 'semibold' : undefined}>
              {value}
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Box>
  );
}
