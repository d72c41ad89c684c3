import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { OrderStatus } from '@/lib/domain/orders/order-status';

const PALETTE: Record<OrderStatus, string> = {
  pending: 'orange',
  placed: 'blue',
  confirmed: 'brand',
  shipped: 'brand',
  delivered: 'green',
  cancelled: 'red',
  returned: 'gray',
};

export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return <Badge colorPalette={PALETTE[status]}>{t(`status.${status}`)}</Badge>;
}
