import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { BooksVerdict } from '@/components/admin/reconciliation/books-verdict';
import { CheckNow } from '@/components/admin/reconciliation/check-now';
import { DifferenceList } from '@/components/admin/reconciliation/difference-list';
import { PaymentBooks } from '@/components/admin/reconciliation/payment-books';
import { StockBooks } from '@/components/admin/reconciliation/stock-books';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { isOpen } from '@/lib/domain/reconciliation/difference';
import { storeId } from '@/lib/domain/ids';
import type { Reconciliation } from '@/lib/domain/reconciliation/reconciliation';
import { env } from '@/lib/env';
import { useFormats } from '@/lib/hooks/use-formats';
import { useReconciliation } from '@/lib/hooks/use-reconciliation';

const store = storeId(env.storeId);

/** Whether the books agree, and every difference in words. */
export function ReconciliationView() {
  const { t } = useTranslation('admin-reconciliation');
  const { dateTime } = useFormats();
  const books = useReconciliation(store);
  const checkedAt = books.status === 'ready' ? books.value.checkedAt : 0;
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={<CheckNow />} />
      {books.status === 'loading' && <ListSkeleton />}
      {books.status === 'failed' && <LoadFailure code={books.code} />}
      {(books.status === 'missing' || (books.status === 'ready' && checkedAt === 0)) && (
        <Nothing title={t('never')} />
      )}
      {books.status === 'ready' && checkedAt > 0 && (
        <Stack gap="6">
          <Text textStyle="sm" color="fg.muted" role="status">
            {t('checked', { time: dateTime(checkedAt) })}
          </Text>
          <Books books={books.value} />
        </Stack>
      )}
    </>
  );
}

function Books({ books }: { readonly books: Reconciliation }) {
  const { t } = useTranslation('admin-reconciliation');
  const open = books.differences.filter(isOpen);
  const closed = books.differences.filter((difference) => !isOpen(difference));
  return (
    <>
      <BooksVerdict open={open.length} />
      {open.length > 0 && (
        <Panel title={t('differences.open')}>
          <DifferenceList differences={open} />
        </Panel>
      )}
      <PaymentBooks books={books} />
      <StockBooks books={books} />
      {closed.length > 0 && (
        <Panel title={t('differences.closed')}>
          <DifferenceList differences={closed} />
        </Panel>
      )}
    </>
  );
}
