import { Button, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ParcelItem } from '@/components/admin/orders/parcels/parcel-item';
import { ShipDialog } from '@/components/admin/orders/parcels/ship-dialog';
import { Panel } from '@/components/admin/panel';
import type { Order } from '@/lib/domain/orders/order';
import { canChangeStatus } from '@/lib/domain/orders/order-status';
import { leftToShip } from '@/lib/domain/orders/parcels/left-to-ship';
import { piecesIn } from '@/lib/domain/orders/parcels/parcel';

/**
 * Whether a parcel may ship now: the first if the order may ship, further ones while it is on its way, an exchange after
 * delivery.
 */
const canShip = (order: Order): boolean =>
  order.status === 'shipped' || order.status === 'delivered' || canChangeStatus(order, 'shipped', 'owner');

/** An order's parcels, and the button for the next one; nothing without either. */
export function OrderParcels({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const [isOpen, setOpen] = useState(false);
  const left = piecesIn({ lines: leftToShip(order) });
  const mayShip = left > 0 && canShip(order);
  if (order.shipments.length === 0 && !mayShip) return null;
  return (
    <Panel title={t('parcels.title')}>
      <Stack gap="4">
        {order.shipments.length > 0 && (
          <List.Root variant="plain" gap="4">
            {order.shipments.map((parcel, at) => (
              <List.Item key={parcel.id} display="block">
                <ParcelItem order={order} parcel={parcel} number={at + 1} />
              </List.Item>
            ))}
          </List.Root>
        )}
        {left > 0 && <Text>{t('parcels.left', { count: left })}</Text>}
        {mayShip && (
          <Button size="sm" alignSelf="flex-start" onClick={() => setOpen(true)}>
            {t('parcels.ship')}
          </Button>
        )}
        {isOpen && <ShipDialog order={order} onClose={() => setOpen(false)} />}
      </Stack>
    </Panel>
  );
}
