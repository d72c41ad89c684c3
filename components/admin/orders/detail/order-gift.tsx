import { useTranslation } from 'next-i18next/pages';
import { FactsPanel } from '@/components/admin/facts-panel';
import type { Order } from '@/lib/domain/orders/order';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** The gift card that an order buys; the buyer's words to its receiver are not the store's to read here. Nothing for goods. */
export function OrderGift({ order: { gift } }: { readonly order: Order }) {
  const { t } = useTranslation('orders');
  const { utcDate } = useFormats();
  if (!gift) return null;
  const { last4, receiver, sendOn } = gift;
  return (
    <FactsPanel
      title={t('giftCard.title')}
      rows={[
        [t('giftCard.to'), receiver.name],
        [t('giftCard.email'), receiver.email],
        [t('giftCard.day'), utcDate(Date.parse(sendOn))],
        [t('giftCard.ends'), last4],
      ]}
    />
  );
}
