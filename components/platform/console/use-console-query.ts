import { STORE_ID } from '@/lib/domain/ids';
import { oneOf } from '@/lib/domain/parse/fields';
import { queryText } from '@/lib/domain/parse/query-text';
import { STORE_SORTS, type StoreSort } from '@/lib/domain/platform/platform-store';
import { useAddress } from '@/lib/hooks/browser/use-address';
import { paths } from '@/lib/paths';

export const CONSOLE_VIEWS = ['stores', 'reports', 'notices', 'activity'] as const;
export type ConsoleViewName = (typeof CONSOLE_VIEWS)[number];

interface ConsoleQuery {
  readonly view: ConsoleViewName;
  /** The id of the store that is shown; empty for none. */
  readonly store: string;
  readonly q: string;
  readonly sort: StoreSort;
}

/** What the address says about the console, and how to change its search. */
export function useConsoleQuery() {
  const { query: raw, isReady, go } = useAddress();
  const text = queryText(raw);
  const query: ConsoleQuery = {
    view: oneOf(CONSOLE_VIEWS, text('view')) ?? 'stores',
    store: STORE_ID.test(text('store')) ? text('store') : '',
    q: text('q'),
    sort: oneOf(STORE_SORTS, text('sort')) ?? 'openedAt',
  };
  const search = ({ q, sort }: Pick<ConsoleQuery, 'q' | 'sort'>) =>
    go('replace', {
      pathname: paths.console,
      query: { ...(q && { q }), ...(sort !== 'openedAt' && { sort }) },
    });
  return { query, isReady, search };
}

/** The console's pages. */
export const consoleLink = (query: { readonly view?: ConsoleViewName; readonly store?: string }) => ({
  pathname: paths.console,
  query: { ...query },
});
