import { Button, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useRef, useState } from 'react';
import { useStoreSetting } from '@/context/store-setting-context';
import { csvText, type CsvCell } from '@/lib/domain/csv/csv-text';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import { ORDER_CSV_HEADER, orderCsvRow } from '@/lib/domain/orders/lists/order-csv';
import {
  orderFilter,
  type OrderCursor,
  type OrderListQuery,
} from '@/lib/domain/orders/lists/order-list-query';
import { readOrders } from '@/lib/firestore/orders/order-list';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { saveFile } from '@/lib/browser/save-file';

/** Exports all orders that match the list's filters, on all pages. */
export function ExportOrders({ query }: { readonly query: OrderListQuery }) {
  const { t } = useTranslation(['admin-orders', 'orders']);
  const { ofError } = useErrorText();
  const { count, locale } = useFormats();
  const { state, start, stop } = useOrderExport();
  if (state.read !== null)
    return (
      <HStack gap="3">
        <Text role="status" textStyle="sm">
          {t('export.progress', { count: count(state.read) })}
        </Text>
        <Button size="sm" variant="outline" onClick={stop}>
          {t('export.stop')}
        </Button>
      </HStack>
    );
  return (
    <HStack gap="3" wrap="wrap">
      {state.failure && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {ofError({ code: state.failure })}
        </Text>
      )}
      <Button
        size="sm"
        variant="outline"
        onClick={() =>
          void start(query, (order) => orderCsvRow(order, locale, (why) => t(`orders:undelivered.${why}`)))
        }
      >
        {t('export.start')}
      </Button>
    </HStack>
  );
}

const BATCH = 100;

interface OrderExport {
  /** Orders read so far while it runs, else null. */
  readonly read: number | null;
  readonly failure: ErrorCode | null;
}

/** Reads every order that matches the list's filters, page by page, and downloads them as a file; `stop` cancels. */
function useOrderExport() {
  const { storeId: store, timeZone } = useStoreSetting();
  const [state, setState] = useState<OrderExport>({ read: null, failure: null });
  const stopped = useRef(false);

  const start = useCallback(
    async (query: OrderListQuery, rowOf: (order: Order) => CsvCell[]) => {
      stopped.current = false;
      const rows: (readonly CsvCell[])[] = [ORDER_CSV_HEADER];
      const filter = orderFilter(query, timeZone);
      const finish = (failure: ErrorCode | null) => setState({ read: null, failure });
      // The server requires a fresh sign-in before it exports personal data, and logs the export.
      setState({ read: 0, failure: null });
      const recorded = await call('recordOrderExport', { storeId: store });
      if (!recorded.ok) return finish(recorded.error.code);
      for (let after: OrderCursor | null = null, left = filter.tokens?.length !== 0; left;) {
        setState({ read: rows.length - 1, failure: null });
        const page = await readOrders(store, filter, query.sort, after, BATCH);
        if (stopped.current) return finish(null);
        if (!page.ok) return finish(page.error.code);
        rows.push(...page.value.map(({ order }) => rowOf(order)));
        after = page.value.at(-1)?.cursor ?? null;
        left = page.value.length === BATCH;
      }
      const name = `orders-${new Date().toISOString().slice(0, 10)}.csv`;
      saveFile(name, 'text/csv;charset=utf-8', csvText(rows));
      finish(null);
    },
    [store, timeZone],
  );

  const stop = useCallback(() => {
    stopped.current = true;
  }, []);
  return { state, start, stop };
}
