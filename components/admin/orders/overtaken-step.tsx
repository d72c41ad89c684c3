import { Alert, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { MoveDetails } from '@/components/admin/orders/use-order-move';
import type { OrderStatus } from '@/lib/domain/orders/order-status';

interface OvertakenStepProps {
  /** What the order has become instead. */
  readonly status: OrderStatus;
  readonly details: MoveDetails;
  readonly onDiscard: () => void;
}

/** Says that a step came too late, and what had been typed for it. */
export function OvertakenStep({ status, details: { reason, shipment }, onDiscard }: OvertakenStepProps) {
  const { t } = useTranslation(['admin-orders', 'orders']);
  const typed = [
    [t('move.typedReason'), reason],
    [t('shipment.carrier'), shipment.carrier],
    [t('shipment.trackingNumber'), shipment.trackingNumber],
  ].filter(([, text]) => text);
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('move.overtaken', { status: t(`orders:status.${status}`) })}</Alert.Title>
        {typed.map(([label, text]) => (
          <Text key={label}>
            {label}: <bdi>{text}</bdi>
          </Text>
        ))}
      </Alert.Content>
      <Button size="sm" variant="outline" onClick={onDiscard}>
        {t('move.discard')}
      </Button>
    </Alert.Root>
  );
}
