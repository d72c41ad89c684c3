import { Button, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ParcelFileDialog } from '@/components/admin/orders/print/parcel-file-dialog';
import { useStoreSetting } from '@/context/store-setting-context';
import type { AppError } from '@/lib/domain/errors/app-error';
import { orderFilter, type OrderListQuery } from '@/lib/domain/orders/lists/order-list-query';
import type { Order } from '@/lib/domain/orders/order';
import { MOST_PRINTED } from '@/lib/domain/papers/paper';
import { readOrders } from '@/lib/firestore/orders/order-list';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** The papers of all orders that match the list's filters, on all pages, because a morning's orders exceed one page. */
export function FoundPapers({ query }: { readonly query: OrderListQuery }) {
  const { storeId: store, timeZone } = useStoreSetting();
  const { t } = useTranslation('admin-orders');
  const { ofError } = useErrorText();
  const [orders, setOrders] = useState<readonly Order[] | null>(null);
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  const open = async () => {
    setError(null);
    const filter = orderFilter(query, timeZone);
    if (filter.tokens?.length === 0) return setOrders([]);
    setReading(true);
    const found = await readOrders(store, filter, query.sort, null, MOST_PRINTED + 1);
    setReading(false);
    if (found.ok) setOrders(found.value.map(({ order }) => order));
    else setError(found.error);
  };
  return (
    <HStack gap="3" wrap="wrap">
      {error && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {ofError(error)}
        </Text>
      )}
      <Button size="sm" variant="outline" loading={reading} onClick={() => void open()}>
        {t('print.file.found')}
      </Button>
      {orders && <ParcelFileDialog orders={orders} onClose={() => setOrders(null)} />}
    </HStack>
  );
}
