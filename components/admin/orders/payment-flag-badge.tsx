import { Badge } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/lib/domain/orders/order';

/** In a list: that somebody has to look at this order's money. */
export function PaymentFlagBadge({ order: { hold, disputes } }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  if (disputes.some(({ state }) => state === 'open'))
    return <Badge colorPalette="red">{t('flags.dispute.badge')}</Badge>;
  if (hold && hold.returnedAt === null) return <Badge colorPalette="orange">{t('flags.held.badge')}</Badge>;
  return null;
}
