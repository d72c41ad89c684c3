import { useCallback, useRef, useState } from 'react';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Order } from '@/lib/domain/orders/order';
import { canMove, type OrderStatus } from '@/lib/domain/orders/order-status';
import { call } from '@/lib/functions/call';

/** What an owner does to many orders at once. */
export type BulkStep = Extract<OrderStatus, 'placed' | 'confirmed' | 'shipped'>;

/** Each is a transaction of its own; a few at a time are fast and leave room for shoppers. */
const AT_ONCE = 4;

export interface BulkResult {
  readonly order: Order;
  /** Null when it went well. */
  readonly error: AppError | null;
}

export interface BulkMove {
  readonly to: BulkStep;
  readonly orders: readonly Order[];
  readonly results: readonly BulkResult[];
  readonly phase: 'asking' | 'running' | 'done';
}

/** Moves orders one by one from the status they were seen in, so that each succeeds or is refused for itself. */
export function useBulkMove() {
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
  if (!canMove(from, to, 'owner'))
    return { order, error: { code: 'status-change-refused', params: { from, to } } };
  const answer = await call('updateOrderStatus', { storeId, orderId, from, to });
  return { order, error: answer.ok ? null : answer.error };
}
