import { useEffect, useState } from 'react';
import type { FacetOption } from '@/lib/domain/catalogue/facets';
import type { FacetCount, FacetValue } from '@/lib/domain/catalogue/list-facets';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import type { FacetCounts } from '@/lib/firestore/facet-counts';
import { countOptions } from '@/lib/firestore/lists';
import type { ListRequest } from '@/lib/firestore/product-list';

/**
 * What each value of an option would leave of the list, beside the other filters: as the page was built where nothing
 * else narrows it (`request` is null), else counted by Firestore once the values are in view (`isShown`). Undefined
 * until it is known, and where it cannot be: Firestore does not count within a search.
 */
export function useFacetCounts(
  option: FacetOption,
  values: readonly FacetValue[],
  request: ListRequest | null,
  isShown: boolean,
): (value: FacetValue) => FacetCount | undefined {
  const [counted, setCounted] = useState<{ key: string; counts: FacetCounts } | null>(null);
  const ids = values.map(({ id }) => id).join();
  const key = request && !request.search ? JSON.stringify([option, ids, request.filter]) : null;

  useEffect(() => {
    if (!key || !isShown) return;
    let left = false;
    const [, listed, filter] = JSON.parse(key) as [FacetOption, string, ListRequest['filter']];
    void countOptions(storeId(env.storeId), option, listed.split(','), filter).then((counts) => {
      if (!left && counts.ok) setCounted({ key, counts: counts.value });
    });
    return () => {
      left = true;
    };
  }, [option, key, isShown]);

  if (!request) return (value) => value;
  const counts = counted?.key === key ? counted.counts : null;
  return ({ id }) => counts?.get(id);
}
