import { Badge, Button, HStack, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import Image from 'next/image';
import { useWithdrawChange } from '@/components/admin/orders/changes/use-withdraw-change';
import { isolateNumberPairs } from '@/lib/domain/locale';
import type { DesignChange, Order } from '@/lib/domain/orders/order';
import type { DesignChangeState } from '@/lib/domain/orders/order-status';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { imageUrl } from '@/lib/pictures/image-url';

/** Questions to the customer about an order's designs, newest first; nothing without any. */
export function OrderDesignChanges({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const changes = order.making?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <List.Root as="ul" variant="plain" gap="4" aria-label={t('change.list')}>
      {[...changes].reverse().map((change) => (
        <List.Item key={change.id} display="block">
          <Change order={order} change={change} />
        </List.Item>
      ))}
    </List.Root>
  );
}

function Change({ order, change }: { readonly order: Order; readonly change: DesignChange }) {
  const { t } = useTranslation('admin-orders');
  const { dateTime } = useFormats();
  const { withdraw, busy } = useWithdrawChange();
  return (
    <Stack gap="2">
      <HStack gap="2" wrap="wrap">
        <ChangeBadge state={change.state} />
        <Text textStyle="sm" color="fg.muted">
          {dateTime(change.endedAt ?? change.at)}
        </Text>
      </HStack>
      <Text textStyle="sm" dir="auto">
        {isolateNumberPairs(change.message)}
      </Text>
      <HStack gap="4" align="flex-start">
        <Proof label={t('change.ordered')} path={change.from.proofPath} />
        {change.to && <Proof label={t('change.suggested')} path={change.to.proofPath} />}
      </HStack>
      {change.answer && (
        <Text textStyle="sm" dir="auto">
          {t('change.answer', { answer: isolateNumberPairs(change.answer) })}
        </Text>
      )}
      {change.state === 'waiting' && (
        <>
          <Text textStyle="sm" color="fg.muted">
            {t('change.blocks')}
          </Text>
          <Button
            size="sm"
            variant="outline"
            alignSelf="flex-start"
            loading={busy}
            onClick={() => void withdraw(order, change.id)}
          >
            {t('change.withdraw')}
          </Button>
        </>
      )}
    </Stack>
  );
}

const COLORS = { waiting: 'orange', approved: 'green', refused: 'red', withdrawn: 'gray' } as const;

/** The state of a question to the customer. */
export function ChangeBadge({ state }: { readonly state: DesignChangeState }) {
  const { t } = useTranslation('admin-orders');
  return <Badge colorPalette={COLORS[state]}>{t(`change.state.${state}`)}</Badge>;
}

function Proof({ label, path }: { readonly label: string; readonly path: string }) {
  return (
    <Stack as="figure" gap="1">
      <Text as="figcaption" textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <Image src={imageUrl(path)} alt="" width={96} height={128} />
    </Stack>
  );
}
