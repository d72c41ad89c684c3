import { Box, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { useStoreId } from '@/context/use-store-id';
import {
  atCouriers,
  booksIn,
  payoutDifference,
  type CourierBooks,
} from '@/lib/domain/couriers/courier-books';
import { watchCourierBooks } from '@/lib/firestore/couriers';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

/** Cash that couriers have collected but not paid out yet, by currency. */
export function CourierCash() {
  const store = useStoreId();
  const { t } = useTranslation('admin-couriers');
  const { money } = useFormats();
  const books = useListener<CourierBooks>(store, (onNext, onError) =>
    watchCourierBooks(store, onNext, onError),
  );
  const rows = books.status === 'ready' ? booksIn(books.value) : [];
  if (books.status === 'failed') return <LoadFailure code={books.code} />;
  return (
    <Panel title={t('cash.title')}>
      {books.status === 'loading' ? (
        <ListSkeleton rows={1} />
      ) : rows.length === 0 ? (
        <Text>{t('cash.none')}</Text>
      ) : (
        <Box overflowX="auto">
          <Table.Root size={{ base: 'sm', md: 'md' }} aria-label={t('cash.title')}>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>{t('cash.currency')}</Table.ColumnHeader>
                {COLUMNS.map((name) => (
                  <Table.ColumnHeader key={name} textAlign="end">
                    {t(`cash.${name}`)}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map(([currency, sums]) => {
                const amounts = { ...sums, at: atCouriers(sums), off: payoutDifference(sums) };
                return (
                  <Table.Row key={currency}>
                    <Table.Cell fontWeight="medium">
                      <bdi>{currency}</bdi>
                    </Table.Cell>
                    {COLUMNS.map((name) => (
                      <Table.Cell
                        key={name}
                        textAlign="end"
                        whiteSpace="nowrap"
                        fontWeight={name === 'at' ? 'semibold' : undefined}
                        color={name === 'off' && amounts.off !== 0 ? 'fg.warning' : undefined}
                      >
                        {money(amounts[name], currency)}
                      </Table.Cell>
                    ))}
                  </Table.Row>
                );
              })}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
    </Panel>
  );
}

const COLUMNS = ['collected', 'at', 'received', 'fees', 'off'] as const;
