import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/badge';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import type { Palette } from '@/theme/recipe';

const PALETTES: Record<OrderStatus, Palette> = {
  pending: 'orange',
  placed: 'blue',
  confirmed: 'blue',
  shipped: 'brand',
  delivered: 'green',
  cancelled: 'red',
  returned: 'gray',
};

export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return (
    <Badge size="md" colorPalette={PALETTES[status]}>
      {t(`status.${status}`)}
    </Badge>
  );
}
