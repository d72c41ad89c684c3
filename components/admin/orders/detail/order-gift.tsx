import { DataList } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import type { Order } from '@/lib/domain/orders/order';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** The gift card that an order buys; the buyer's words to its receiver are not the store's to read here. Nothing for goods. */
export function OrderGift({ order: { gift } }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { utcDate } = useFormats();
  if (!gift) return null;
  const { last4, receiver, sendOn } = gift;
  const rows = [
    [t('giftCard.to'), receiver.name],
    [t('giftCard.email'), receiver.email],
    [t('giftCard.day'), utcDate(Date.parse(sendOn))],
    [t('giftCard.ends'), last4],
  ].filter(([, value]) => value);
  return (
    <Panel title={t('giftCard.title')}>
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
