import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ORDER_STATUS_PALETTE } from '@/components/ui/orders/order-status-palette';
import type { OrderStatus } from '@/lib/domain/orders/order-status';

export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return <Badge colorPalette={ORDER_STATUS_PALETTE[status]}>{t(`status.${status}`)}</Badge>;
}
