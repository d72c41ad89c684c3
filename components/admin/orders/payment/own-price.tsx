import { Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { reasonOf } from '@/lib/domain/orders/by-hand/own-price';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** The shop's price of a line that staff priced by hand, and their reason. */
export function OwnPrice({ order, line }: { readonly order: Order; readonly line: OrderLine }) {
  const { t } = useTranslation('admin-orders');
  const { money } = useFormats();
  if (line.listPrice === undefined) return null;
  const reason = reasonOf(order.byHand?.prices ?? [], line);
  return (
    <Text textStyle="sm" color="fg.muted" whiteSpace="normal">
      {t('byHand.instead', { price: money(line.listPrice, order.currency) })} <bdi>{reason}</bdi>
    </Text>
  );
}
