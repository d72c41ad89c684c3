import { Badge, Box, Button, Heading, Link, Stack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { Failure, ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { pageStore } from '@/lib/browser/page-store';
import { onRetrySignal } from '@/lib/browser/retry-signal';
import type { InvoiceState, PlanInvoice } from '@/lib/domain/api/billing';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';

const PALETTE: Record<InvoiceState, string> = {
  paid: 'green',
  open: 'orange',
  void: 'gray',
  uncollectible: 'red',
};

/** The invoices for the plan; they are read again when `changedAt` changes. */
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

/** Optional links: Stripe's invoices have both, but the local Stripe prints no PDF. */
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

type Invoices =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly code: ErrorCode }
  | {
      readonly status: 'ready';
      readonly invoices: readonly PlanInvoice[];
      readonly hasMore: boolean;
      /** Why further invoices failed to load, below the loaded ones. */
      readonly failure: ErrorCode | null;
    };

const listInvoices = (after?: string) =>
  call('listInvoices', { storeId: pageStore(), ...(after && { after }) });

/** Keeps the loaded invoices after a failure. */
const failedWith =
  (code: ErrorCode) =>
  (shown: Invoices): Invoices =>
    shown.status === 'ready' ? { ...shown, failure: code } : { status: 'failed', code };

const LOADING: Invoices = { status: 'loading' };

/**
 * The store's invoices, newest first. After a change of the plan they are read again, and the old ones stay on screen
 * meanwhile. A failed read is retried as in `useListener`.
 */
export function usePlanInvoices(changedAt: number) {
  const [state, setState] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  // Ignores answers that were requested before the plan changed.
  const list = useRef<symbol>(null);

  useEffect(() => {
    const mine = Symbol();
    list.current = mine;
    void listInvoices().then((page) => {
      if (list.current !== mine) return;
      setState(page.ok ? { status: 'ready', ...page.value, failure: null } : failedWith(page.error.code));
    });
    return () => {
      list.current = null;
    };
  }, [changedAt, attempt]);

  const { status } = state;
  useEffect(() => {
    if (status !== 'failed') return;
    return onRetrySignal(() => {
      setState(LOADING);
      setAttempt((count) => count + 1);
    });
  }, [status]);

  const more = async () => {
    if (state.status !== 'ready') return;
    const mine = list.current;
    setBusy(true);
    const page = await listInvoices(state.invoices.at(-1)?.id);
    setBusy(false);
    if (list.current !== mine) return;
    if (!page.ok) return setState(failedWith(page.error.code));
    const { invoices, hasMore } = page.value;
    setState({ status: 'ready', invoices: [...state.invoices, ...invoices], hasMore, failure: null });
  };

  return { state, busy, more };
}
