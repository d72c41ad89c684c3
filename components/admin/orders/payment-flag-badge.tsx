import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/lib/domain/orders/order';
import { isHeld } from '@/lib/domain/payments/holds';

/** In a list: that somebody has to look at this order's money. */
export function PaymentFlagBadge({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  if (order.disputes.some(({ state }) => state === 'open'))
    return <Badge colorPalette="red">{t('flags.dispute.badge')}</Badge>;
  if (isHeld(order)) return <Badge colorPalette="orange">{t('flags.held.badge')}</Badge>;
  return null;
}
