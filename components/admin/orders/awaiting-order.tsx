import { Alert, Button } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { NO_DETAILS, useOrderMove } from '@/components/admin/orders/use-order-move';
import type { Order } from '@/lib/domain/orders/order';

/** Says why an order waits for the store, and accepts it. */
export function AwaitingOrder({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const { move, saving } = useOrderMove(order);
  if (order.status !== 'awaiting') return null;
  return (
    <Alert.Root status="warning" mb="5" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('awaiting.title')}</Alert.Title>
        <Alert.Description>{t('awaiting.text')}</Alert.Description>
      </Alert.Content>
      <Button size="sm" loading={saving} onClick={() => void move('placed', NO_DETAILS)}>
        {t('awaiting.accept')}
      </Button>
    </Alert.Root>
  );
}
