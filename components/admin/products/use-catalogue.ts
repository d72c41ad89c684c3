import { useCallback, useEffect, useReducer } from 'react';
import type { Product } from '@/lib/domain/catalogue/product';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { storeId } from '@/lib/domain/ids';
import type { Result } from '@/lib/domain/result';
import { env } from '@/lib/env';
import { readCataloguePage, type ProductCursor, type ProductPage } from '@/lib/firestore/products';

interface State {
  readonly products: readonly Product[];
  readonly next: ProductCursor | null;
  readonly loading: boolean;
  readonly failure: ErrorCode | null;
}

const START: State = { products: [], next: null, loading: true, failure: null };
const store = storeId(env.storeId);

function reduce(state: State, page: Result<ProductPage> | 'asked'): State {
  if (page === 'asked') return { ...state, loading: true, failure: null };
  if (!page.ok) return { ...state, loading: false, failure: page.error.code };
  return {
    products: [...state.products, ...page.value.products],
    next: page.value.next,
    loading: false,
    failure: null,
  };
}

/** The store's products of any status, last edited first, page by page; `more` is null at the end. */
export function useCatalogue() {
  const [state, dispatch] = useReducer(reduce, START);

  useEffect(() => {
    let left = false;
    void readCataloguePage(store, null).then((page) => {
      if (!left) dispatch(page);
    });
    return () => {
      left = true;
    };
  }, []);

  const { next } = state;
  const more = useCallback(() => {
    dispatch('asked');
    void readCataloguePage(store, next).then(dispatch);
  }, [next]);
  return { ...state, more: next ? more : null };
}
