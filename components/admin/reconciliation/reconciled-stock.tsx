import { DataList, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { STOCK_SUMS, reconciledStock } from '@/lib/domain/reconciliation/reconciliation';
import type { Reconciliation } from '@/lib/domain/reconciliation/reconciliation';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** How today's stock came about, since counting began. */
export function ReconciledStock({
  reconciliation: { stock, stockAt, roundAt },
}: {
  readonly reconciliation: Reconciliation;
}) {
  const { t } = useTranslation('admin-reconciliation');
  const { count, dateTime } = useFormats();
  const moved = STOCK_SUMS.filter((name) => name === 'first' || stock[name] !== 0);
  const signed = (pieces: number) => (pieces > 0 ? `+${count(pieces)}` : count(pieces));
  return (
    <Panel title={t('stock.title')}>
      {stockAt === 0 ? (
        <Text>{t('stock.none')}</Text>
      ) : (
        <>
          <DataList.Root orientation="horizontal" maxWidth="lg">
            {moved.map((name) => (
              <DataList.Item key={name} justifyContent="space-between">
                <DataList.ItemLabel minWidth="auto">{t(`stock.${name}`)}</DataList.ItemLabel>
                <DataList.ItemValue flex="none" color={name === 'unexplained' ? 'fg.error' : undefined}>
                  <bdi dir="ltr">{name === 'first' ? count(stock.first) : signed(stock[name])}</bdi>
                </DataList.ItemValue>
              </DataList.Item>
            ))}
            <DataList.Item justifyContent="space-between" borderTopWidth="1px" pt="3">
              <DataList.ItemLabel minWidth="auto" color="fg" fontWeight="semibold">
                {t('stock.now')}
              </DataList.ItemLabel>
              <DataList.ItemValue flex="none" fontWeight="semibold">
                {count(reconciledStock(stock))}
              </DataList.ItemValue>
            </DataList.Item>
          </DataList.Root>
          <Text textStyle="sm" color="fg.muted" mt="3">
            {t('stock.asOf', { time: dateTime(stockAt) })}
            {roundAt > 0 && ` ${t('stock.roundAt', { time: dateTime(roundAt) })}`}
          </Text>
        </>
      )}
    </Panel>
  );
}
