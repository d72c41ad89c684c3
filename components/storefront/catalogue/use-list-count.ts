import { useEffect, useState } from 'react';
import type { FacetCount } from '@/lib/domain/catalogue/list-facets';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { countList } from '@/lib/firestore/lists';
import type { ListRequest } from '@/lib/firestore/product-list';

/** How much a request would list; the last count until the next is there, null when it cannot be told. */
export function useListCount(request: ListRequest | null, first: FacetCount): FacetCount | null {
  const [counted, setCounted] = useState<FacetCount | null>(first);
  const key = request && JSON.stringify(request);

  useEffect(() => {
    if (!key) return;
    let left = false;
    void countList(storeId(env.storeId), JSON.parse(key) as ListRequest).then((count) => {
      if (!left) setCounted(count.ok ? count.value : null);
    });
    return () => {
      left = true;
    };
  }, [key]);

  return key ? counted : first;
}
