import { Badge, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { BlockPhone } from '@/components/admin/orders/checks/block-phone';
import { Panel } from '@/components/admin/panel';
import type { OrderHints } from '@/lib/domain/orders/cash/order-hints';
import type { Order } from '@/lib/domain/orders/order';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useReadOnce } from '@/lib/hooks/use-read-once';

/** Whether the phone number of a customer's latest order may use cash on delivery. */
export function CustomerCash({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-customers');
  const { date } = useFormats();
  const { storeId, id: orderId } = order;
  const [revision, setRevision] = useState(0);
  const hints = useReadOnce<OrderHints>(`${orderId} ${revision}`, () =>
    call('readOrderHints', { storeId, orderId }),
  );
  return (
    <Panel title={t('cash.title')}>
      {hints.status === 'loading' && <ListSkeleton rows={1} />}
      {hints.status === 'failed' && <LoadFailure code={hints.code} />}
      {hints.status === 'ready' && (
        <Stack gap="3" align="flex-start">
          {hints.value.block ? (
            <Badge colorPalette="orange">{t('cash.blocked', { date: date(hints.value.block.until) })}</Badge>
          ) : (
            <Text>{t('cash.taken')}</Text>
          )}
          {hints.value.refusals > 0 && <Text>{t('cash.refusals', { count: hints.value.refusals })}</Text>}
          <BlockPhone
            order={order}
            block={hints.value.block}
            onChange={() => setRevision((before) => before + 1)}
          />
        </Stack>
      )}
    </Panel>
  );
}
