import { Badge, Box, Button, HStack, Link, Stack, Table } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ListPager } from '@/components/admin/list-pager';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { PageHeader } from '@/components/admin/shell/page-header';
import { pageOf, useCursorPages } from '@/components/admin/use-cursor-pages';
import { RETURN_STATE_PALETTE } from '@/components/ui/orders/return-state-palette';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { Order } from '@/lib/domain/orders/order';
import { piecesIn } from '@/lib/domain/orders/parcels/parcel';
import { RETURN_STATES, requestedAt, type ReturnState } from '@/lib/domain/orders/returns/return';
import { INBOX_PAGE_SIZE } from '@/lib/firestore/inbox';
import { cursorOf, type NewestCursor } from '@/lib/firestore/logs/newest-page';
import { watchReturns } from '@/lib/firestore/orders/returns';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

/** All returns by state; those that wait for the store come first. */
export function ReturnsView() {
  const { t } = useTranslation(['admin-returns', 'orders']);
  const { storeId } = useStoreSetting();
  const [state, setState] = useState<ReturnState>('requested');
  const { after, goOn, goBack } = useCursorPages<NewestCursor>(state);
  const listed = useListener<Order[]>(JSON.stringify(['returns', storeId, state, after]), (onNext, onError) =>
    watchReturns(storeId, state, after, onNext, onError),
  );
  const page = pageOf(listed, INBOX_PAGE_SIZE);
  const last = page?.last ?? null;
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="4">
        <Box as="nav" aria-label={t('states')} overflowX="auto" mx="-1" px="1" py="1">
          <HStack gap="1" width="max-content">
            {RETURN_STATES.map((one) => (
              <Button
                key={one}
                size="sm"
                variant={one === state ? 'subtle' : 'ghost'}
                aria-pressed={one === state}
                onClick={() => setState(one)}
              >
                {t(`orders:returns.state.${one}`)}
              </Button>
            ))}
          </HStack>
        </Box>
        {listed.status === 'loading' && <ListSkeleton />}
        {listed.status === 'failed' && <LoadFailure code={listed.code} />}
        {page &&
          (page.shown.length === 0 ? (
            <Nothing title={t('none')} />
          ) : (
            <ReturnTable orders={page.shown} state={state} />
          ))}
        <ListPager onPrevious={goBack} onNext={last && (() => goOn(cursorOf(last)))} />
      </Stack>
    </>
  );
}

function ReturnTable({ orders, state }: { readonly orders: readonly Order[]; readonly state: ReturnState }) {
  const { t } = useTranslation(['admin-returns', 'admin', 'orders']);
  const { count, dateTime } = useFormats();
  const rows = orders.flatMap((order) =>
    order.returns.filter((one) => one.state === state).map((one) => ({ order, one })),
  );
  return (
    <Box overflowX="auto" bg="bg.panel" borderWidth="1px" borderRadius="l3">
      <Table.Root aria-label={t('title')} size={{ base: 'sm', md: 'md' }}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('admin:orders.column.number')}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t('column.requested')}</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">{t('admin:orders.column.customer')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('column.wish')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('column.pieces')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('admin:orders.column.status')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ order, one }) => (
            <Table.Row key={`${order.id} ${one.id}`}>
              <Table.Cell whiteSpace="nowrap">
                <Link asChild fontWeight="medium">
                  <NextLink href={adminPaths.order(order.id)}>
                    <bdi>{order.number}</bdi>
                  </NextLink>
                </Link>
              </Table.Cell>
              <Table.Cell hideBelow="md">{dateTime(requestedAt(one))}</Table.Cell>
              <Table.Cell hideBelow="md">
                <bdi>{order.address.fullName}</bdi>
              </Table.Cell>
              <Table.Cell>{t(`orders:returns.wish.${one.wish}`)}</Table.Cell>
              <Table.Cell>{count(piecesIn(one))}</Table.Cell>
              <Table.Cell>
                <Badge colorPalette={RETURN_STATE_PALETTE[one.state]}>
                  {t(`orders:returns.state.${one.state}`)}
                </Badge>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
