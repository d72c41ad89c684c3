import { Badge, Box, Button, Collapsible, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/media/icon';
import { useAction } from '@/components/overlays/use-action';
import { useStoreSetting } from '@/context/store-setting-context';
import type { DeliveryState, WebhookDelivery } from '@/lib/domain/webhooks/webhook-delivery';
import type { WebhookEndpoint } from '@/lib/domain/webhooks/webhook-endpoint';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';

const PALETTES: Readonly<Record<DeliveryState, string>> = {
  waiting: 'blue',
  sending: 'blue',
  sent: 'green',
  failed: 'red',
};

interface DeliveryItemProps {
  readonly delivery: WebhookDelivery;
  /** Undefined if the endpoint was removed. */
  readonly endpoint: WebhookEndpoint | undefined;
}

/** One webhook delivery in one line; its request and response expand below. */
export function DeliveryItem({ delivery, endpoint }: DeliveryItemProps) {
  const { t } = useTranslation('admin-developers');
  const { dateTime } = useFormats();
  const { busy, replay } = useReplay(delivery);
  const { type, state, status, attempts, problem, dueAt, createdAt, eventId, body, answer } = delivery;
  const details = [
    dateTime(createdAt),
    attempts > 0 && t('log.attempts', { count: attempts }),
    status !== null && t('log.status', { status }),
    problem && problem !== 'status' && t(`problem.${problem}`),
    state === 'waiting' && attempts > 0 && dueAt !== null && t('log.next', { time: dateTime(dueAt) }),
  ].filter((part) => typeof part === 'string');
  return (
    <Box as="li" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Collapsible.Root lazyMount>
        <HStack justify="space-between" gap="3" px="4" py="3" align="start" wrap="wrap">
          <Stack gap="0.5" minWidth="0" flex="1">
            <HStack gap="2" wrap="wrap">
              <Text fontWeight="medium">{t(`event.${type}`)}</Text>
              <Badge colorPalette={PALETTES[state]}>{t(`state.${state}`)}</Badge>
            </HStack>
            <Text textStyle="sm" color="fg.muted">
              {details.join(' · ')}
            </Text>
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              <bdi dir="ltr">{endpoint?.url ?? t('log.removed')}</bdi>
            </Text>
          </Stack>
          <HStack gap="2">
            {endpoint?.isOn && state !== 'sending' && (
              <Button size="sm" variant="outline" loading={busy} onClick={() => void replay()}>
                {t('log.replay')}
              </Button>
            )}
            <Collapsible.Trigger asChild>
              <Button size="sm" variant="ghost">
                {t('log.details')}
                <Icon name="chevron-down" size={16} />
              </Button>
            </Collapsible.Trigger>
          </HStack>
        </HStack>
        <Collapsible.Content>
          <Stack gap="4" px="4" pb="4">
            <Sent label={t('log.id')} text={eventId} />
            <Sent label={t('log.body')} text={indented(body)} />
            {attempts > 0 && <Sent label={t('log.answer')} text={answer || t('log.noAnswer')} />}
          </Stack>
        </Collapsible.Content>
      </Collapsible.Root>
    </Box>
  );
}

const Sent = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <Box>
    <Text textStyle="sm" fontWeight="medium">
      {label}
    </Text>
    <Box
      as="pre"
      // Focusable, so that long texts scroll by keyboard too.
      tabIndex={0}
      aria-label={label}
      dir="ltr"
      maxHeight="80"
      overflow="auto"
      bg="bg.subtle"
      borderRadius="l2"
      p="3"
      textStyle="xs"
      fontFamily="mono"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      {text}
    </Box>
  </Box>
);

const indented = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

function useReplay({ id: deliveryId, endpointId }: WebhookDelivery) {
  const { t } = useTranslation('admin-developers');
  const { storeId } = useStoreSetting();
  const { run, busy } = useAction();
  const replay = () => run(call('replayWebhooks', { storeId, endpointId, deliveryId }), t('replay.one'));
  return { busy, replay };
}
