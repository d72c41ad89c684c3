import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ORDER_STATUS_PALETTE } from '@/components/ui/orders/order-status-palette';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import type { OrderPart } from '@/lib/domain/orders/parcels/left-to-ship';

interface OrderStatusBadgeProps {
  readonly status: OrderStatus;
  /** The part on its way, if it is not the whole order. */
  readonly part?: OrderPart | null;
}

export function OrderStatusBadge({ status, part }: OrderStatusBadgeProps) {
  const { t } = useTranslation('orders');
  return (
    <Badge colorPalette={ORDER_STATUS_PALETTE[status]}>
      {part ? t(`part.${part}`) : t(`status.${status}`)}
    </Badge>
  );
}
