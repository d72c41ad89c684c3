import { Badge, Box, Button, Heading, Link, Stack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Failure, ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { usePlanInvoices } from '@/components/admin/plan/use-plan-invoices';
import type { InvoiceState, PlanInvoice } from '@/lib/domain/api/billing';
import { useFormats } from '@/lib/hooks/use-formats';

const PALETTE: Record<InvoiceState, string> = {
  paid: 'green',
  open: 'orange',
  void: 'gray',
  uncollectible: 'red',
};

/** What was paid for the plan; `changedAt` tells when to ask again. */
export function PlanInvoices({ changedAt }: { readonly changedAt: number }) {
  const { t } = useTranslation('admin-plan');
  const { state, busy, more } = usePlanInvoices(changedAt);
  return (
    <Stack gap="3">
      <Heading as="h3" size="md">
        {t('invoices.title')}
      </Heading>
      {state.status === 'loading' && <ListSkeleton rows={2} />}
      {state.status === 'failed' && <LoadFailure code={state.code} />}
      {state.status === 'ready' && state.invoices.length === 0 && (
        <Text color="fg.muted">{t('invoices.empty')}</Text>
      )}
      {state.status === 'ready' && state.invoices.length > 0 && <InvoiceTable invoices={state.invoices} />}
      {state.status === 'ready' && state.failure && <Failure code={state.failure} />}
      {state.status === 'ready' && state.hasMore && (
        <Button variant="outline" alignSelf="center" loading={busy} onClick={() => void more()}>
          {t('invoices.more')}
        </Button>
      )}
    </Stack>
  );
}

function InvoiceTable({ invoices }: { readonly invoices: readonly PlanInvoice[] }) {
  const { t } = useTranslation('admin-plan');
  const { date, money } = useFormats();
  return (
    <Box overflowX="auto" borderWidth="1px" borderRadius="l3">
      <Table.Root size="sm" aria-label={t('invoices.title')}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('invoices.number')}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t('invoices.date')}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{t('invoices.total')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('invoices.state')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {invoices.map((invoice) => (
            <Table.Row key={invoice.id}>
              <Table.Cell whiteSpace="nowrap">
                <InvoiceLinks invoice={invoice} />
                <Text hideFrom="md" color="fg.muted" textStyle="xs">
                  {date(invoice.at)}
                </Text>
              </Table.Cell>
              <Table.Cell whiteSpace="nowrap" hideBelow="md">
                {date(invoice.at)}
              </Table.Cell>
              <Table.Cell textAlign="end">{money(invoice.total, invoice.currency)}</Table.Cell>
              <Table.Cell>
                <Badge colorPalette={PALETTE[invoice.state]}>{t(`invoices.states.${invoice.state}`)}</Badge>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

/** The local Stripe prints no PDF; Stripe's own invoices have both. */
function InvoiceLinks({ invoice: { number, url, pdf } }: { readonly invoice: PlanInvoice }) {
  const { t } = useTranslation('admin-plan');
  return (
    <>
      {url ? (
        <Link href={url} target="_blank" rel="noreferrer" variant="underline">
          <bdi>{number}</bdi>
        </Link>
      ) : (
        <bdi>{number}</bdi>
      )}
      {pdf && (
        <Link href={pdf} ms="3" aria-label={t('invoices.pdfOf', { number })}>
          {t('invoices.pdf')}
        </Link>
      )}
    </>
  );
}
