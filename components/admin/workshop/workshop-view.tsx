import { Alert, Button, Stack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { ListPager } from '@/components/admin/list-pager';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { SelectedBar } from '@/components/admin/orders/list/selected-bar';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useSelection, type Selection } from '@/components/admin/use-selection';
import { QueueFilters } from '@/components/admin/workshop/queue-filters';
import { QueueList } from '@/components/admin/workshop/queue-list';
import { QueueTabs } from '@/components/admin/workshop/queue-tabs';
import { ScanField } from '@/components/admin/workshop/scan-field';
import { useQueue, useQueueCounts } from '@/components/admin/workshop/use-queue';
import { adminPaths } from '@/lib/admin-paths';
import { filteredQueue, type QueueQuery, type WorkItem } from '@/lib/domain/workshop/queue';
import { QUEUE_LIMIT } from '@/lib/firestore/orders/workshop';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** The production queue of boards made to order, from approval to completion. */
export function WorkshopView() {
  const { t } = useTranslation('admin-workshop');
  const { query, items, revision, change, hrefOf } = useQueue();
  const selection = useSelection(JSON.stringify(query));
  const counts = useQueueCounts(revision);
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="4">
        <ScanField />
        <QueueTabs chosen={query.state} counts={counts} hrefOf={hrefOf} />
        {items.status === 'loading' && <ListSkeleton />}
        {items.status === 'failed' && <LoadFailure code={items.code} />}
        {items.status === 'ready' && (
          <Found query={query} items={items.value} selection={selection} onChange={change} />
        )}
      </Stack>
    </>
  );
}

const PAGE_SIZE = 20;

interface FoundProps {
  readonly query: QueueQuery;
  readonly items: readonly WorkItem[];
  readonly selection: Selection;
  readonly onChange: (change: Partial<QueueQuery>) => void;
}

function Found({ query, items, selection, onChange }: FoundProps) {
  const { t } = useTranslation('admin-workshop');
  const { count } = useFormats();
  const found = filteredQueue(items, query);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const shown = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const ticked = found.flatMap(({ order }) => (selection.ids.has(order.id) ? [order.id] : []));
  if (items.length === 0) return <Nothing title={t('empty.title')} description={t('empty.text')} />;
  return (
    <>
      <QueueFilters query={query} items={items} onChange={onChange} />
      {items.length >= QUEUE_LIMIT && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Title>{t('oldestOnly', { most: count(QUEUE_LIMIT) })}</Alert.Title>
        </Alert.Root>
      )}
      {found.length === 0 ? (
        <Nothing title={t('none.title')} description={t('none.text')} />
      ) : (
        <QueueList items={shown} selection={selection} />
      )}
      <ListPager
        page={page}
        onPrevious={page > 1 ? () => onChange({ page: page - 1 }) : null}
        onNext={page < pages ? () => onChange({ page: page + 1 }) : null}
      />
      {ticked.length > 0 && (
        <SelectedBar count={ticked.length} onClear={selection.clear}>
          <Button asChild size="sm">
            <NextLink href={adminPaths.workTickets(ticked)} target="_blank">
              {t('ticket.open', { count: ticked.length })}
            </NextLink>
          </Button>
        </SelectedBar>
      )}
    </>
  );
}
