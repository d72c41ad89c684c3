import { useRouter } from 'next/router';
import { useMemo } from 'react';
import {
  changedManaged,
  parseManagedQuery,
  toManagedQuery,
  type ManagedQuery,
} from '@/lib/domain/catalogue/managed-list';
import { paths } from '@/lib/paths';

interface ManagedQueryState {
  readonly query: ManagedQuery;
  /** Typing replaces the address instead of adding one to go back to. */
  change(change: Partial<ManagedQuery>, how?: 'push' | 'replace'): void;
}

/** What the list shows stands in the address: it can be reloaded, shared and gone back to. */
export function useManagedQuery(): ManagedQueryState {
  const { query: raw, push, replace } = useRouter();
  const query = useMemo(() => parseManagedQuery(raw), [raw]);
  return {
    query,
    change(change, how = 'push') {
      const next = { pathname: paths.admin.products, query: toManagedQuery(changedManaged(query, change)) };
      void (how === 'push' ? push : replace)(next, undefined, { shallow: true, scroll: false });
    },
  };
}
