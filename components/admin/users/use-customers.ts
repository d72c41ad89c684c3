import { useCallback, useEffect, useReducer, useRef } from 'react';
import { whenAgain } from '@/lib/again';
import type { Customer, CustomerSort } from '@/lib/domain/customers/customer';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { storeId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { env } from '@/lib/env';
import { readCustomerPage, type CustomerCursor, type CustomerPage } from '@/lib/firestore/customers';

interface State {
  readonly customers: readonly Customer[];
  readonly next: CustomerCursor | null;
  readonly loading: boolean;
  readonly failure: ErrorCode | null;
}

type Action = { readonly page: Result<CustomerPage>; readonly isFirst: boolean } | 'asked' | 'started';

const START: State = { customers: [], next: null, loading: true, failure: null };
const store = storeId(env.storeId);

function reduce(state: State, action: Action): State {
  if (action === 'started') return START;
  if (action === 'asked') return { ...state, loading: true, failure: null };
  const { page, isFirst } = action;
  if (!page.ok) return { ...state, loading: false, failure: page.error.code };
  return {
    customers: isFirst ? page.value.customers : [...state.customers, ...page.value.customers],
    next: page.value.next,
    loading: false,
    failure: null,
  };
}

/**
 * The store's customers, the most of `sort` first, page by page; `more` is null at the end. A page that failed is read
 * again as `useLive` begins anew.
 */
export function useCustomers(sort: CustomerSort, q: string) {
  const [state, dispatch] = useReducer(reduce, START);

  // What was asked for another list must not answer into this one.
  const list = useRef<symbol>(null);

  const read = useCallback(
    (after: CustomerCursor | null) => {
      const mine = list.current;
      void readCustomerPage(store, { sort, q }, after).then((page) => {
        if (list.current === mine) dispatch({ page, isFirst: after === null });
      });
    },
    [sort, q],
  );

  useEffect(() => {
    list.current = Symbol();
    dispatch('started');
    read(null);
    return () => {
      list.current = null;
    };
  }, [read]);

  const { next, failure } = state;
  const more = useCallback(() => {
    dispatch('asked');
    read(next);
  }, [read, next]);
  useEffect(() => (failure ? whenAgain(more) : undefined), [failure, more]);
  return { ...state, more: next ? more : null };
}
