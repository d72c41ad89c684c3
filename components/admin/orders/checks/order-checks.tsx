import { Badge, Button, HStack, Link, Stack, Text, Wrap } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { BlockPhone } from '@/components/admin/orders/checks/block-phone';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { useAction } from '@/components/overlays/use-action';
import { canConfirm } from '@/lib/domain/orders/cash/confirmation';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderHints } from '@/lib/domain/orders/cash/order-hints';
import { waitsForShopper } from '@/lib/domain/orders/order-status';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useReadOnce } from '@/lib/hooks/use-read-once';

/** Warnings about a cash order before it ships, and whether the shopper confirmed it. */
export function OrderChecks({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const { storeId, id: orderId, status } = order;
  const [revision, setRevision] = useState(0);
  const isCash = order.paymentMethod === 'cash';
  const hints = useReadOnce<OrderHints>(isCash ? `${orderId} ${status} ${revision}` : null, () =>
    call('readOrderHints', { storeId, orderId }),
  );
  if (!isCash) return null;
  return (
    <Panel title={t('checks.title')}>
      {hints.status === 'loading' && <ListSkeleton rows={2} />}
      {hints.status === 'failed' && <LoadFailure code={hints.code} />}
      {hints.status === 'ready' && (
        <Stack gap="4">
          <Hints hints={hints.value} />
          <ConfirmationState order={order} />
          <ConfirmationSteps order={order} message={hints.value.message} />
          <BlockPhone
            order={order}
            block={hints.value.block}
            onChange={() => setRevision((before) => before + 1)}
          />
        </Stack>
      )}
    </Panel>
  );
}

function Hints({ hints }: { readonly hints: OrderHints }) {
  const { t } = useTranslation('admin-orders');
  const { date } = useFormats();
  const { refusals, isFirst, isUnusual, isAddressUnknown, block } = hints;
  const warnings = [
    refusals > 0 && t('checks.refusals', { count: refusals }),
    isFirst && t('checks.first'),
    isUnusual && t('checks.unusual'),
    isAddressUnknown && t('checks.unknownAddress'),
    block && t('checks.blocked', { date: date(block.until) }),
  ].filter((text): text is string => Boolean(text));
  if (!warnings.length) return <Text color="fg.muted">{t('checks.nothing')}</Text>;
  return (
    <Wrap gap="2">
      {warnings.map((text) => (
        <Badge key={text} colorPalette="orange" variant="subtle" whiteSpace="normal">
          {text}
        </Badge>
      ))}
    </Wrap>
  );
}

function ConfirmationState({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const { dateTime } = useFormats();
  const { state, askedAt, remindedAt, answeredAt, channel } = order.confirmation;
  // Hidden if the store does not ask for confirmations.
  if (state === 'unasked' && !order.confirmation.required && !canConfirm(order)) return null;
  const by = channel ? t(`checks.channel.${channel}`) : '';
  const at = dateTime(answeredAt ?? remindedAt ?? askedAt ?? order.createdAt);
  const key = state === 'asked' && remindedAt !== null ? 'reminded' : state;
  return (
    <Stack gap="1">
      <Text role="status">{t(`checks.confirmation.${key}`, { at, channel: by })}</Text>
      {waitsForShopper(order) && <Text color="fg.muted">{t('checks.confirmation.required')}</Text>}
    </Stack>
  );
}

interface ConfirmationStepsProps {
  readonly order: Order;
  /** The link that opens the WhatsApp question; null if the phone number cannot get one. */
  readonly message: string | null;
}

/** The message is in the order's language; opening it records that the shopper was asked. */
function ConfirmationSteps({ order, message }: ConfirmationStepsProps) {
  const { t } = useTranslation('admin-orders');
  const { run, busy: saving } = useAction();
  const record = (step: 'asked' | 'confirmed') =>
    run(call('recordConfirmation', { storeId: order.storeId, orderId: order.id, step }));
  if (!canConfirm(order)) return null;
  return (
    <HStack gap="2" wrap="wrap">
      {message && (
        <Button asChild size="sm" variant="outline">
          <Link
            href={message}
            target="_blank"
            rel="noreferrer"
            onClick={() => void (order.confirmation.state === 'unasked' && record('asked'))}
          >
            {t('checks.whatsapp')}
          </Link>
        </Button>
      )}
      <Button size="sm" loading={saving} onClick={() => void record('confirmed')}>
        {t('checks.byPhone')}
      </Button>
    </HStack>
  );
}
