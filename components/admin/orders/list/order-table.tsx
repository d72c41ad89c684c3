import { Badge, Box, Checkbox, HStack, Link, Table, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useOrderFeed } from '@/components/admin/orders/alert/order-feed-context';
import { OrderStatusBadge } from '@/components/admin/orders/order-status-badge';
import type { Selection } from '@/components/admin/use-selection';
import { adminPaths } from '@/lib/admin-paths';
import type { Order } from '@/lib/domain/orders/order';
import { waitsForShopper } from '@/lib/domain/orders/order-status';
import { partOf } from '@/lib/domain/orders/parcels/left-to-ship';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { hasHeldPayment } from '@/lib/domain/payments/held-payments';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface OrderTableProps {
  readonly orders: readonly Order[];
  readonly label: string;
  /** If given, each row has a checkbox. */
  readonly selection?: Selection;
}

/** A table of orders; the page provides its label. Narrow screens show only what an owner needs to decide. */
export function OrderTable({ orders, label, selection }: OrderTableProps) {
  const { t } = useTranslation(['admin', 'admin-orders', 'orders']);
  const ids = orders.map(({ id }) => id);
  return (
    <Box overflowX="auto" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Table.Root aria-label={label} size={{ base: 'sm', md: 'md' }}>
        <Table.Header>
          <Table.Row>
            {selection && (
              <Table.ColumnHeader width="10">
                <SelectBox
                  label={t('admin-orders:bulk.selectPage')}
                  checked={ids.length > 0 && ids.every((id) => selection.ids.has(id))}
                  onChange={(isOn) => selection.select(ids, isOn)}
                />
              </Table.ColumnHeader>
            )}
            <Table.ColumnHeader>{t('orders.column.number')}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t('orders.column.date')}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t('orders.column.customer')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('orders.column.status')}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t('orders.column.payment')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('orders.column.total')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} selection={selection} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

interface OrderRowProps {
  readonly order: Order;
  readonly selection: Selection | undefined;
}

function OrderRow({ order, selection }: OrderRowProps) {
  const { t } = useTranslation(['admin', 'admin-orders', 'orders']);
  const { fresh } = useOrderFeed();
  const { money, dateTime } = useFormats();
  const isNew = fresh.has(order.id);
  return (
    <Table.Row bg={isNew ? 'brand.subtle' : undefined} data-new={isNew || undefined}>
      {selection && (
        <Table.Cell>
          <SelectBox
            label={t('admin-orders:bulk.select', { number: order.number })}
            checked={selection.ids.has(order.id)}
            onChange={(isOn) => selection.select([order.id], isOn)}
          />
        </Table.Cell>
      )}
      <Table.Cell whiteSpace="nowrap">
        <Link asChild fontWeight="medium">
          <NextLink href={adminPaths.order(order.id)}>
            <bdi>{order.number}</bdi>
          </NextLink>
        </Link>
        {isNew && (
          <Badge ms="2" colorPalette="red" variant="solid">
            {t('orders.new.badge')}
          </Badge>
        )}
        <Text hideFrom="md" textStyle="xs" color="fg.muted" maxWidth="28" truncate>
          <bdi>{order.address.fullName}</bdi>
        </Text>
      </Table.Cell>
      <Table.Cell hideBelow="md">{dateTime(order.createdAt)}</Table.Cell>
      <Table.Cell hideBelow="md">
        <bdi>{order.address.fullName}</bdi>
      </Table.Cell>
      <Table.Cell>
        <HStack gap="2" wrap="wrap">
          <OrderStatusBadge order={order} status={order.status} part={partOf(order)} />
          <ConfirmationBadge order={order} />
          <PaymentFlagBadge order={order} />
        </HStack>
      </Table.Cell>
      <Table.Cell hideBelow="md">
        {owedExtra(order) ? t('order.sum.owed') : t(`orders:paymentStatus.${order.paymentStatus}`)}
      </Table.Cell>
      <Table.Cell textAlign="end" whiteSpace="nowrap">
        {money(order.total, order.currency)}
      </Table.Cell>
    </Table.Row>
  );
}

interface SelectBoxProps {
  /** The checkbox's accessible label; the row beside it shows the same to everybody else. */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  return (
    <Checkbox.Root
      checked={checked}
      onCheckedChange={(details) => onChange(details.checked === true)}
      verticalAlign="middle"
    >
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}

/** A cash order's confirmation status, shown until it ships. */
function ConfirmationBadge({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const { state } = order.confirmation;
  if (order.status !== 'placed' && order.status !== 'confirmed') return null;
  if (state === 'confirmed') return <Badge colorPalette="green">{t('checks.listed.confirmed')}</Badge>;
  if (state === 'asked') return <Badge colorPalette="orange">{t('checks.listed.asked')}</Badge>;
  if (waitsForShopper(order)) return <Badge colorPalette="orange">{t('checks.listed.unasked')}</Badge>;
  return null;
}

/** Marks an order whose payment needs attention. */
function PaymentFlagBadge({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  if (order.disputes.some(({ state }) => state === 'open'))
    return <Badge colorPalette="red">{t('flags.dispute.badge')}</Badge>;
  if (hasHeldPayment(order)) return <Badge colorPalette="orange">{t('flags.held.badge')}</Badge>;
  return null;
}
