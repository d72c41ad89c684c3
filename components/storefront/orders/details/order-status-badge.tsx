import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/feedback/badge';
import { ORDER_STATUS_PALETTE } from '@/components/ui/orders/order-status-palette';
import type { OrderStatus } from '@/lib/domain/orders/order-status';

export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return (
    <Badge size="md" colorPalette={ORDER_STATUS_PALETTE[status]}>
      {t(`status.${status}`)}
    </Badge>
  );
}
