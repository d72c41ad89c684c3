import { Badge } from '@chakra-ui/react';
import { ORDER_STATUS_PALETTE } from '@/components/ui/orders/order-status-palette';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderPart } from '@/lib/domain/orders/parcels/left-to-ship';
import { useStatusTexts } from '@/lib/hooks/orders/use-status-texts';

interface OrderStatusBadgeProps {
  readonly order: Pick<Order, 'delivery'>;
  readonly status: OrderStatus;
  /** The part on its way, if it is not the whole order. */
  readonly part?: OrderPart | null;
}

export function OrderStatusBadge({ order, status, part }: OrderStatusBadgeProps) {
  const { nameOf, nameOfPart } = useStatusTexts(order);
  return (
    <Badge colorPalette={ORDER_STATUS_PALETTE[status]}>{part ? nameOfPart(part) : nameOf(status)}</Badge>
  );
}
