import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/feedback/badge';
import { ORDER_STATUS_PALETTE } from '@/components/ui/orders/order-status-palette';
import type { Order } from '@/lib/domain/orders/order';
import { partOf } from '@/lib/domain/orders/parcels/left-to-ship';
import { isSentGift } from '@/lib/domain/prepaid/sale/sent-gift';

/** An order's status, or which part of it is on its way. */
export function OrderStatusBadge({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { status } = order;
  const part = partOf(order);
  const whole = isSentGift(order) ? t('giftCard.status') : t(`status.${status}`);
  return (
    <Badge size="md" colorPalette={ORDER_STATUS_PALETTE[status]}>
      {part ? t(`part.${part}`) : whole}
    </Badge>
  );
}
