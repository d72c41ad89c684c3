import { Badge, Button, Checkbox, HStack, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import { payoutLine, readPayoutLines } from '@/lib/domain/couriers/payout-lines';
import { MISSING_AFTER_MS } from '@/lib/domain/couriers/settlement';
import type { CurrencyCode } from '@/lib/domain/money/money';
import type { Order } from '@/lib/domain/orders/order';
import { chargedOf } from '@/lib/domain/prepaid/order-prepaid';
import { DUE_LIMIT, watchDueOrders } from '@/lib/firestore/couriers';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

interface DueOrdersProps {
  readonly currency: CurrencyCode;
  /** The payout's lines as typed; ticking an order adds a line. */
  readonly lines: string;
  readonly onChange: (lines: string) => void;
}

/** Orders with cash due, to tick instead of typing them. */
export function DueOrders({ currency, lines, onChange }: DueOrdersProps) {
  const store = useStoreId();
  const { t } = useTranslation('admin-couriers');
  const now = useMinute();
  const due = useListener<Order[]>(currency, (onNext, onError) =>
    watchDueOrders(store, currency, onNext, onError),
  );
  if (due.status === 'failed') return <LoadFailure code={due.code} />;
  if (due.status !== 'ready') return <ListSkeleton rows={3} />;
  const orders = due.value;
  if (orders.length === 0) return <Text color="fg.muted">{t('due.none')}</Text>;
  const named = new Set(readPayoutLines(lines, currency).lines.map(({ number }) => number));
  const toggle = (order: Order, isTicked: boolean) => {
    const { number } = order;
    const others = lines.split('\n').filter((line) => line.trim() && !line.toUpperCase().includes(number));
    onChange([...others, ...(isTicked ? [payoutLine(number, chargedOf(order), currency)] : [])].join('\n'));
  };
  return (
    <Stack as="fieldset" gap="2" maxHeight="20rem" overflowY="auto" borderWidth="1px" borderRadius="l2" p="3">
      <Text as="legend" fontWeight="medium">
        {t('due.title')}
      </Text>
      {orders.map((order) => (
        <DueOrder
          key={order.id}
          order={order}
          isTicked={named.has(order.number)}
          isLate={order.cashDueAt !== null && now - order.cashDueAt > MISSING_AFTER_MS}
          onTick={(isTicked) => toggle(order, isTicked)}
        />
      ))}
      {orders.length === DUE_LIMIT && <Text color="fg.muted">{t('due.more')}</Text>}
    </Stack>
  );
}

interface DueOrderProps {
  readonly order: Order;
  readonly isTicked: boolean;
  readonly isLate: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

function DueOrder({ order, isTicked, isLate, onTick }: DueOrderProps) {
  const { t } = useTranslation('admin-couriers');
  const { money, dateTime } = useFormats();
  const { number, currency, shipment, cashDueAt } = order;
  return (
    <HStack gap="3" wrap="wrap" justify="space-between">
      <Checkbox.Root checked={isTicked} onCheckedChange={({ checked }) => onTick(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>
          <bdi>{number}</bdi> · {money(chargedOf(order), currency)}
        </Checkbox.Label>
      </Checkbox.Root>
      <HStack gap="3" textStyle="sm" color="fg.muted" wrap="wrap">
        {shipment?.carrier && <bdi>{shipment.carrier}</bdi>}
        {cashDueAt !== null && <span>{t('due.since', { time: dateTime(cashDueAt) })}</span>}
        {isLate && <Badge colorPalette="orange">{t('due.late')}</Badge>}
        <Button asChild variant="ghost" size="sm">
          <NextLink href={adminPaths.order(order.id)} aria-label={t('due.openOrder', { number })}>
            {t('due.open')}
          </NextLink>
        </Button>
      </HStack>
    </HStack>
  );
}
