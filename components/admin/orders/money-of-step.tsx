import { Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { refundableAmount } from '@/lib/domain/orders/refund-order';
import { useFormats } from '@/lib/hooks/use-formats';

interface MoneyOfStepProps {
  readonly order: Order;
  readonly to: OrderStatus;
}

/**
 * What becomes of the money when a paid order ends: cancelled, all that is left goes back to its card with the step;
 * returned, nothing does, since only the store sees what came back.
 */
export function MoneyOfStep({ order, to }: MoneyOfStepProps) {
  const { t } = useTranslation('admin-orders');
  const { money } = useFormats();
  const left = refundableAmount(order);
  const end = to === 'returned' || to === 'cancelled' ? to : null;
  // Cash that is paid was paid at the door, after which an order can no longer be cancelled.
  if (!end || left === 0 || (end === 'cancelled' && order.paymentMethod !== 'card')) return null;
  return <Text mt="3">{t(`move.money.${end}`, { amount: money(left, order.currency) })}</Text>;
}
