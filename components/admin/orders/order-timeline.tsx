import { Code, HStack, List, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { OrderStatusBadge } from '@/components/admin/orders/order-status-badge';
import { shortReference } from '@/lib/domain/api/request-id';
import type { OrderEvent } from '@/lib/domain/orders/order';
import { useFormats } from '@/lib/hooks/use-formats';

/** Who moved the order and when, newest first. */
export function OrderTimeline({ history }: { readonly history: readonly OrderEvent[] }) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormats();
  return (
    <List.Root as="ol" variant="plain" gap="3">
      {[...history].reverse().map((event) => (
        <List.Item display="block" key={`${event.at} ${event.to}`}>
          <HStack gap="3" wrap="wrap">
            <OrderStatusBadge status={event.to} />
            <Text textStyle="sm">{t(`order.actor.${event.actor}`)}</Text>
            <Text textStyle="sm" color="fg.muted">
              {dateTime(event.at)}
            </Text>
            {event.requestId && (
              <Code
                size="sm"
                variant="plain"
                color="fg.muted"
                userSelect="all"
                aria-label={t('order.reference', { reference: shortReference(event.requestId) })}
              >
                {shortReference(event.requestId)}
              </Code>
            )}
          </HStack>
          {event.reason && (
            <Text textStyle="sm" dir="auto">
              {event.reason}
            </Text>
          )}
        </List.Item>
      ))}
    </List.Root>
  );
}
