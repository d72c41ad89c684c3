import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/feedback/badge';
import { ORDER_STATUS_PALETTE } from '@/components/ui/orders/order-status-palette';
import type { Order } from '@/lib/domain/orders/order';
import { partOf } from '@/lib/domain/orders/parcels/left-to-ship';

/** An order's status, or which part of it is on its way. */
export function OrderStatusBadge({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { status } = order;
  const part = partOf(order);
  return (
    <Badge size="md" colorPalette={ORDER_STATUS_PALETTE[status]}>
      {part ? t(`part.${part}`) : t(`status.${status}`)}
    </Badge>
  );
}
