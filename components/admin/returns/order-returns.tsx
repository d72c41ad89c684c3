import { List } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { ReturnItem } from '@/components/admin/returns/return-item';
import type { Order } from '@/lib/domain/orders/order';

/** An order's returns; nothing without any. */
export function OrderReturns({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-returns');
  if (order.returns.length === 0) return null;
  return (
    <Panel title={t('panel')}>
      <List.Root variant="plain" gap="4">
        {order.returns.map((one) => (
          <List.Item key={one.id} display="block">
            <ReturnItem order={order} one={one} />
          </List.Item>
        ))}
      </List.Root>
    </Panel>
  );
}
