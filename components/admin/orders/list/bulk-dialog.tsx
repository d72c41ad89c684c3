import { Button, HStack, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useRef, useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import { canChangeStatus, waitsForShopper, type OrderStatus } from '@/lib/domain/orders/order-status';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface BulkDialogProps {
  readonly move: BulkMove;
  readonly onRun: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation, shows the progress, then the result of each order. */
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
  const failure =
    error?.code === 'status-change-refused'
      ? t('bulk.unsuitable', { status: t(`orders:status.${order.status}`) })
      : error && ofError(error);
  return (
    <List.Item display="block">
      <HStack gap="3" align="baseline" justify="space-between">
        <bdi>{order.number}</bdi>
        <Text textStyle="sm" textAlign="end" color={error ? 'fg.error' : 'fg.success'}>
          {failure ?? t('bulk.moved')}
        </Text>
      </HStack>
    </List.Item>
  );
}

/** Status changes that owners make for many orders at once. */
export type BulkStep = Extract<OrderStatus, 'placed' | 'confirmed' | 'shipped'>;

/** Each change is a transaction; a few at a time are fast and leave room for shoppers. */
const AT_ONCE = 4;

interface BulkResult {
  readonly order: Order;
  /** Null on success. */
  readonly error: AppError | null;
}

interface BulkMove {
  readonly to: BulkStep;
  readonly orders: readonly Order[];
  readonly results: readonly BulkResult[];
  readonly phase: 'asking' | 'running' | 'done';
}

/** Changes orders one by one from the status shown, so that each succeeds or fails on its own. */
export function useBulkStatusChange() {
  const [move, setMove] = useState<BulkMove | null>(null);
  const stopped = useRef(false);

  const ask = useCallback(
    (to: BulkStep, orders: readonly Order[]) => setMove({ to, orders, results: [], phase: 'asking' }),
    [],
  );

  const run = useCallback(async ({ to, orders }: BulkMove) => {
    stopped.current = false;
    setMove({ to, orders, results: [], phase: 'running' });
    const queue = [...orders];
    const work = async () => {
      for (let order = queue.shift(); order && !stopped.current; order = queue.shift()) {
        const result = await moveOne(order, to);
        setMove((before) => before && { ...before, results: [...before.results, result] });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setMove((before) => before && { ...before, phase: 'done' });
  }, []);

  const close = useCallback(() => {
    stopped.current = true;
    setMove(null);
  }, []);
  return { move, ask, run, close };
}

async function moveOne(order: Order, to: BulkStep): Promise<BulkResult> {
  const { storeId, id: orderId, status: from } = order;
  if (to === 'shipped' && from === 'confirmed' && waitsForShopper(order))
    return { order, error: { code: 'confirmation-missing' } };
  if (!canChangeStatus(order, to, 'owner'))
    return { order, error: { code: 'status-change-refused', params: { from, to } } };
  const answer = await call('updateOrderStatus', { storeId, orderId, from, to });
  return { order, error: answer.ok ? null : answer.error };
}
