import { useEffect, useState } from 'react';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { DOCUMENT_ID, storeId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { env } from '@/lib/env';
import { readOrdersById } from '@/lib/firestore/order-list';

/** A page of the list at most; more would be a job for a file. */
const MOST = 100;
const store = storeId(env.storeId);

type OrdersToPrint =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly orders: readonly Order[] }
  | { readonly status: 'failed'; readonly code: ErrorCode };

/** The orders that an address names (`a,b`), as they are now; undefined names are still to come. */
export function useOrdersToPrint(ids: string | string[] | undefined): OrdersToPrint {
  const named = typeof ids === 'string' ? ids : undefined;
  const [read, setRead] = useState<{ named: string; state: OrdersToPrint } | null>(null);

  useEffect(() => {
    if (named === undefined) return;
    let left = false;
    const asked = named.split(',').filter((id) => DOCUMENT_ID.test(id));
    void readOrdersById(store, [...new Set(asked)].slice(0, MOST)).then((found) => {
      if (left) return;
      const state: OrdersToPrint = found.ok
        ? { status: 'ready', orders: found.value }
        : { status: 'failed', code: found.error.code };
      setRead({ named, state });
    });
    return () => {
      left = true;
    };
  }, [named]);
  return read && read.named === named ? read.state : { status: 'loading' };
}
