import { useEffect, useRef } from 'react';
import type { ManagedQuery } from '@/lib/domain/catalogue/managed-list';

type Place = Pick<ManagedQuery, 'page' | 'after'>;

interface PageSteps {
  readonly goBack: (() => void) | null;
  readonly goOn: (() => void) | null;
}

/**
 * Forward to `next`, where the shown page ends, which is empty on the last one; back to where this visit came from, else
 * to the first page.
 */
export function usePageSteps({ page, after }: Place, next: string, go: (place: Place) => void): PageSteps {
  const starts = useRef(new Map<number, string>());
  useEffect(() => {
    starts.current.set(page, after);
  }, [page, after]);
  const back = () => {
    const before = page === 2 ? '' : starts.current.get(page - 1);
    go(before === undefined ? { page: 1, after: '' } : { page: page - 1, after: before });
  };
  return {
    goBack: page > 1 ? back : null,
    goOn: next ? () => go({ page: page + 1, after: next }) : null,
  };
}
