import { Badge, Box, Button, HStack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { useStoreSetting } from '@/context/store-setting-context';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { sumsFrom } from '@/lib/domain/reconciliation/reconciliation';
import type { PaymentSums, Reconciliation } from '@/lib/domain/reconciliation/reconciliation';
import { lastDays } from '@/lib/domain/stats/periods';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useToday } from '@/lib/hooks/store/use-today';

const PERIODS = [1, 7, 30] as const;

/** Card payments and refunds according to the orders, beside Stripe's figures. */
export function ReconciledPayments({ reconciliation }: { readonly reconciliation: Reconciliation }) {
  const { t } = useTranslation('admin-reconciliation');
  const { dateTime } = useFormats();
  const { timeZone } = useStoreSetting();
  const today = useToday(timeZone);
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>(30);
  const sums = sumsFrom(reconciliation.days, lastDays(today, period).from);
  return (
    <Panel title={t('payments.title')}>
      <HStack role="group" aria-label={t('payments.period.label')} gap="2" wrap="wrap" mb="4">
        {PERIODS.map((days) => (
          <Button
            key={days}
            size="sm"
            variant={days === period ? 'solid' : 'outline'}
            aria-pressed={days === period}
            onClick={() => setPeriod(days)}
          >
            {t(`payments.period.${days}`)}
          </Button>
        ))}
      </HStack>
      {sums.length > 0 ? <SumsTable sums={sums} /> : <Text>{t('payments.none')}</Text>}
      {reconciliation.sweptAt > 0 && (
        <Text textStyle="sm" color="fg.muted" mt="3">
          {t('payments.asOf', { time: dateTime(reconciliation.sweptAt) })}
        </Text>
      )}
    </Panel>
  );
}

type Sums = readonly (readonly [CurrencyCode, PaymentSums])[];

function SumsTable({ sums }: { readonly sums: Sums }) {
  const { t } = useTranslation('admin-reconciliation');
  const minor = { textAlign: 'end', hideBelow: 'md' } as const;
  return (
    <Box overflowX="auto">
      <Table.Root size={{ base: 'sm', md: 'md' }} aria-label={t('payments.table')}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('payments.currency')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('payments.orders')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('payments.payments')}</Table.ColumnHeader>
            <Table.ColumnHeader {...minor}>{t('payments.refundedHere')}</Table.ColumnHeader>
            <Table.ColumnHeader {...minor}>{t('payments.refundedThere')}</Table.ColumnHeader>
            <Table.ColumnHeader {...minor}>{t('payments.result')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {sums.map(([currency, of]) => (
            <SumsRow key={currency} currency={currency} sums={of} />
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

function SumsRow({ currency, sums }: { readonly currency: CurrencyCode; readonly sums: PaymentSums }) {
  const { t } = useTranslation('admin-reconciliation');
  const { money, count } = useFormats();
  const counted = (amount: number, many: number) =>
    t('payments.count', { amount: money(amount, currency), count: count(many) });
  const verdict = <Verdict currency={currency} sums={sums} />;
  return (
    <Table.Row>
      <Table.Cell fontWeight="medium">
        <bdi>{currency}</bdi>
        <Box hideFrom="md" mt="1">
          {verdict}
        </Box>
      </Table.Cell>
      <Table.Cell textAlign="end">{counted(sums.ordered, sums.orders)}</Table.Cell>
      <Table.Cell textAlign="end">{counted(sums.received, sums.payments)}</Table.Cell>
      <Table.Cell textAlign="end" hideBelow="md">
        {money(sums.givenBack, currency)}
      </Table.Cell>
      <Table.Cell textAlign="end" hideBelow="md">
        {money(sums.returned, currency)}
      </Table.Cell>
      <Table.Cell textAlign="end" hideBelow="md">
        {verdict}
      </Table.Cell>
    </Table.Row>
  );
}

function Verdict({ currency, sums }: { readonly currency: CurrencyCode; readonly sums: PaymentSums }) {
  const { t } = useTranslation('admin-reconciliation');
  const { money } = useFormats();
  const kept = sums.ordered - sums.givenBack;
  const there = sums.received - sums.returned;
  const isEqual = sums.orders === sums.payments && sums.ordered === sums.received && kept === there;
  return (
    <Badge colorPalette={isEqual ? 'green' : 'orange'}>
      {isEqual
        ? t('payments.equal')
        : t('payments.differs', { amount: money(Math.abs(kept - there), currency) })}
    </Badge>
  );
}
