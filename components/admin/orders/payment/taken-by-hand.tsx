import { DataList } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import type { Order } from '@/lib/domain/orders/order';

/** The source of a manual order. */
export function TakenByHand({ order: { byHand } }: { readonly order: Order }) {
  const { t } = useTranslation(['admin-orders', 'orders']);
  if (!byHand) return null;
  const rows = [
    [t('byHand.source'), t(`orders:origin.${byHand.source}`)],
    [t('byHand.reason'), byHand.reason],
    [t('byHand.note'), byHand.note],
  ].filter(([, value]) => value);
  return (
    <Panel title={t('byHand.taken')}>
      <DataList.Root orientation="horizontal">
        {rows.map(([label, value]) => (
          <DataList.Item key={label}>
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue>
              <bdi>{value}</bdi>
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Panel>
  );
}
