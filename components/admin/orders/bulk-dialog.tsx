import { Button, HStack, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AdminDialog } from '@/components/admin/admin-dialog';
import type { BulkMove, BulkResult } from '@/components/admin/orders/use-bulk-move';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useFormats } from '@/lib/hooks/use-formats';

interface BulkDialogProps {
  readonly move: BulkMove;
  readonly onRun: () => void;
  readonly onClose: () => void;
}

/** Asks, then shows how far it is, then says of each order whether it went well and why not. */
export function BulkDialog({ move, onRun, onClose }: BulkDialogProps) {
  const { t } = useTranslation('admin-orders');
  const { to, orders, results, phase } = move;
  const isRunning = phase === 'running';
  return (
    <AdminDialog
      title={t(`bulk.title.${to}`, { count: orders.length })}
      busy={isRunning}
      closeLabel={t('bulk.close')}
      onClose={onClose}
      footer={
        phase === 'done' ? (
          <Button onClick={onClose}>{t('bulk.close')}</Button>
        ) : (
          <>
            <Button variant="outline" disabled={isRunning} onClick={onClose}>
              {t('bulk.cancel')}
            </Button>
            <Button
              loading={isRunning}
              loadingText={t('bulk.working', progressOf(orders, results))}
              onClick={onRun}
            >
              {t(`bulk.run.${to}`)}
            </Button>
          </>
        )
      }
    >
      {phase === 'asking' ? <Text>{t(`bulk.text.${to}`)}</Text> : <Progress move={move} />}
    </AdminDialog>
  );
}

const progressOf = (orders: readonly unknown[], results: readonly unknown[]) => ({
  done: results.length,
  total: orders.length,
});

function Progress({ move: { orders, results, phase } }: { readonly move: BulkMove }) {
  const { t } = useTranslation('admin-orders');
  const { count } = useFormats();
  const refused = results.filter(({ error }) => error);
  const summary = { moved: count(results.length - refused.length), refused: count(refused.length) };
  return (
    <Stack gap="3">
      <Text role="status">
        {phase === 'running' ? t('bulk.working', progressOf(orders, results)) : t('bulk.summary', summary)}
      </Text>
      <List.Root
        variant="plain"
        gap="1"
        maxHeight="64"
        overflowY="auto"
        tabIndex={0}
        aria-label={t('bulk.results')}
      >
        {results.map((result) => (
          <Result key={result.order.id} result={result} />
        ))}
      </List.Root>
    </Stack>
  );
}

function Result({ result: { order, error } }: { readonly result: BulkResult }) {
  const { t } = useTranslation(['admin-orders', 'orders']);
  const { ofError } = useErrorText();
  const told =
    error?.code === 'status-change-refused'
      ? t('bulk.unsuitable', { status: t(`orders:status.${order.status}`) })
      : error && ofError(error);
  return (
    <List.Item display="block">
      <HStack gap="3" align="baseline" justify="space-between">
        <bdi>{order.number}</bdi>
        <Text textStyle="sm" textAlign="end" color={error ? 'fg.error' : 'fg.success'}>
          {told ?? t('bulk.moved')}
        </Text>
      </HStack>
    </List.Item>
  );
}
