import { useRouter } from 'next/router';
import { useCallback, useMemo, useState } from 'react';
import { queryWithoutSite } from '@/lib/domain/routes/site-segment';

type Query = ReturnType<typeof useRouter>['query'];

interface Place {
  readonly pathname: string;
  readonly query: Query;
}

interface Address {
  readonly query: Query;
  readonly isReady: boolean;
  /** Goes to another query of the same page, without scrolling. */
  readonly go: (how: 'push' | 'replace', place: Place) => void;
}

/**
 * The query of the page's address. The latest navigation counts at once, though the router follows a moment
 * later: otherwise the second of two quick choices would undo the first.
 */
export function useAddress(): Address {
  const { query: whole, isReady, push, replace } = useRouter();
  const reached = useMemo(() => queryWithoutSite(whole), [whole]);
  const [ahead, setAhead] = useState<{ from: Query; query: Query } | null>(null);
  const go = useCallback(
    (how: 'push' | 'replace', place: Place) => {
      setAhead({ from: reached, query: place.query });
      void (how === 'push' ? push : replace)(place, undefined, { shallow: true, scroll: false });
    },
    [reached, push, replace],
  );
  return { query: ahead?.from === reached ? ahead.query : reached, isReady, go };
}
