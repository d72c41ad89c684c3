import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/feedback/badge';
import { ORDER_STATUS_PALETTE } from '@/components/ui/orders/order-status-palette';
import type { Order } from '@/lib/domain/orders/order';
import { partOf } from '@/lib/domain/orders/parcels/left-to-ship';
import { isSentGift } from '@/lib/domain/prepaid/sale/sent-gift';
import { useStatusTexts } from '@/lib/hooks/orders/use-status-texts';

/** An order's status, or which part of it is on its way. */
export function OrderStatusBadge({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { nameOf, nameOfPart } = useStatusTexts(order);
  const { status } = order;
  const part = partOf(order);
  const whole = isSentGift(order) ? t('giftCard.status') : nameOf(status);
  return (
    <Badge size="md" colorPalette={ORDER_STATUS_PALETTE[status]}>
      {part ? nameOfPart(part) : whole}
    </Badge>
  );
}
