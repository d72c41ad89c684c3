import { Button, HStack, Stack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ListPager } from '@/components/admin/list-pager';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { useOrderFeed } from '@/components/admin/orders/alert/order-feed-context';
import { BulkBar } from '@/components/admin/orders/list/bulk-bar';
import { BulkDialog, useBulkStatusChange } from '@/components/admin/orders/list/bulk-dialog';
import { ExportOrders } from '@/components/admin/orders/list/export-orders';
import { OrderFilters } from '@/components/admin/orders/list/order-filters';
import { FoundPapers } from '@/components/admin/orders/print/found-papers';
import { OrderTable } from '@/components/admin/orders/list/order-table';
import { OrderTabs, useOrderCounts } from '@/components/admin/orders/list/order-tabs';
import { useOrderList, type OrderPage } from '@/components/admin/orders/list/use-order-list';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useSelection, type Selection } from '@/components/admin/use-selection';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { adminPaths } from '@/lib/admin-paths';
import { orderChoices, type OrderListQuery } from '@/lib/domain/orders/lists/order-list-query';

const importTracking = () =>
  import('@/components/admin/orders/tracking/tracking-dialog').then((module) => module.TrackingDialog);

export function OrdersView() {
  const { t } = useTranslation(['admin', 'admin-orders']);
  const { query, page, change, hrefOf } = useOrderList();
  const selection = useSelection(JSON.stringify(query));
  const { newestAt } = useOrderFeed();
  // An order that just arrived need not be on this page.
  const shown = page.status === 'ready' ? revisionOf(page.value) : page.status;
  const counts = useOrderCounts(query, `${newestAt} ${shown}`);
  return (
    <>
      <PageHeader
        title={t('orders.title')}
        description={t('orders.description')}
        actions={
          <HStack gap="2" wrap="wrap">
            <Button asChild>
              <NextLink href={adminPaths.newOrder}>{t('admin-orders:byHand.open')}</NextLink>
            </Button>
            <Button asChild variant="outline">
              <NextLink href={adminPaths.messages}>{t('admin-orders:list.messages')}</NextLink>
            </Button>
            <EnterTracking />
            <FoundPapers query={query} />
            <ExportOrders query={query} />
          </HStack>
        }
      />
      <Stack gap="4">
        <OrderTabs chosen={query.status} counts={counts} hrefOf={hrefOf} />
        <OrderFilters query={query} onChange={change} />
        {page.status === 'loading' && <ListSkeleton />}
        {page.status === 'failed' && <LoadFailure code={page.code} />}
        {page.status === 'ready' && (
          <FoundOrders query={query} page={page.value} selection={selection} onChange={change} />
        )}
      </Stack>
    </>
  );
}

/** Loaded on demand, because it is rare and reads CSV files. */
function EnterTracking() {
  const { t } = useTranslation('admin-orders');
  const [open, setOpen] = useState(false);
  const { Overlay: TrackingDialog, loading, load, intent } = useLazyOverlay(importTracking);
  return (
    <>
      <Button
        variant="outline"
        loading={open && loading}
        {...intent}
        onClick={() => {
          load();
          setOpen(true);
        }}
      >
        {t('tracking.open')}
      </Button>
      {open && TrackingDialog && <TrackingDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** A key that changes with everything that may change a count. */
const revisionOf = ({ orders }: OrderPage): string =>
  orders.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join();

interface FoundOrdersProps {
  readonly query: OrderListQuery;
  readonly page: OrderPage;
  readonly selection: Selection;
  readonly onChange: (change: Partial<OrderListQuery>) => void;
}

function FoundOrders({ query, page, selection, onChange }: FoundOrdersProps) {
  const { t } = useTranslation(['admin', 'admin-orders']);
  const { orders, next, previous } = page;
  const { move, ask, run, close } = useBulkStatusChange();
  const ticked = orders.filter(({ id }) => selection.ids.has(id));
  const isNarrowed = query.status !== '' || orderChoices(query) > 0;

  const nothing = isNarrowed
    ? { title: t('admin-orders:list.none'), description: t('admin-orders:list.noneHint') }
    : { title: t('orders.empty.title'), description: t('orders.empty.text') };
  return (
    <>
      {orders.length === 0 ? (
        <Nothing {...nothing} />
      ) : (
        <OrderTable orders={orders} label={t('orders.title')} selection={selection} />
      )}
      <ListPager
        onPrevious={previous && (() => onChange(previous))}
        onNext={next && (() => onChange(next))}
      />
      {ticked.length > 0 && (
        <BulkBar orders={ticked} onMove={(to) => ask(to, ticked)} onClear={selection.clear} />
      )}
      {move && (
        <BulkDialog
          move={move}
          onRun={() => void run(move)}
          onClose={() => {
            if (move.phase === 'done') selection.clear();
            close();
          }}
        />
      )}
    </>
  );
}
