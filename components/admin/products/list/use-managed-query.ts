import { useMemo } from 'react';
import {
  changedManaged,
  parseManagedQuery,
  toManagedQuery,
  type ManagedQuery,
} from '@/lib/domain/catalogue/managed-list';
import { adminPaths } from '@/lib/admin-paths';
import { useAddress } from '@/lib/hooks/use-address';

interface ManagedQueryState {
  readonly query: ManagedQuery;
  /** Typing replaces the address instead of adding one to go back to. */
  change(change: Partial<ManagedQuery>, how?: 'push' | 'replace'): void;
}

/** What the list shows stands in the address: it can be reloaded, shared and gone back to. */
export function useManagedQuery(): ManagedQueryState {
  const { query: raw, go } = useAddress();
  const query = useMemo(() => parseManagedQuery(raw), [raw]);
  return {
    query,
    change(change, how = 'push') {
      go(how, { pathname: adminPaths.products, query: toManagedQuery(changedManaged(query, change)) });
    },
  };
}
