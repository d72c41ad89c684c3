import { useEffect, useState } from 'react';
import { toManagedQuery, type ManagedQuery } from '@/lib/domain/catalogue/lists/managed-list';
import type { StoreId } from '@/lib/domain/ids';
import { watchManagedPage, type ManagedPage } from '@/lib/firestore/catalogue/managed-products';
import { countManaged } from '@/lib/functions/count-products';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

interface ManagedProducts {
  readonly page: ListenerState<ManagedPage>;
  /** The number of products on all pages; null while counting, and for a search. */
  readonly total: number | null;
}

/** One page of the owner's product list, live. */
export function useManagedProducts(store: StoreId, query: ManagedQuery): ManagedProducts {
  const key = JSON.stringify([store, toManagedQuery(query)]);
  const page = useListener<ManagedPage>(key, (onNext, onError) =>
    watchManagedPage(store, query, onNext, onError),
  );
  return { page, total: useTotal(store, query) };
}

function useTotal(store: StoreId, { q, status, category, sub, brand, stock }: ManagedQuery): number | null {
  const key = JSON.stringify([q, status, category, sub, brand, stock]);
  const [counted, setCounted] = useState<{ readonly key: string; readonly count: number } | null>(null);
  useEffect(() => {
    if (q) return;
    let left = false;
    const whole = { ...NO_PAGE, status, category, sub, brand, stock };
    void countManaged(store, whole).then((count) => {
      if (!left && count.ok) setCounted({ key, count: count.value });
    });
    return () => {
      left = true;
    };
  }, [store, key, q, status, category, sub, brand, stock]);
  return counted?.key === key ? counted.count : null;
}

const NO_PAGE = { q: '', sort: 'edited', page: 1, after: '' } as const;
