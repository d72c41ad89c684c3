import { useState } from 'react';
import { INBOX_PAGE_SIZE, type InboxCursor } from '@/lib/firestore/inbox';
import type { Live } from '@/lib/hooks/use-live';

interface CursorPages {
  /** Where the page that is shown begins; null for the first. */
  readonly after: InboxCursor | null;
  readonly goOn: (after: InboxCursor) => void;
  readonly goBack: (() => void) | null;
}

/** The way through a list by cursors; `key` names the list, and another list begins at its first page. */
export function useCursorPages(key: string): CursorPages {
  const [state, setState] = useState<{ key: string; path: readonly InboxCursor[] }>({ key, path: [] });
  const path = state.key === key ? state.path : [];
  return {
    after: path.at(-1) ?? null,
    goOn: (after) => setState({ key, path: [...path, after] }),
    goBack: path.length > 0 ? () => setState({ key, path: path.slice(0, -1) }) : null,
  };
}

interface Page<T> {
  readonly shown: readonly T[];
  /** The last one shown, when there are others after it. */
  readonly last: T | null;
}

/** A page from what was read, which is one more than is shown when there are others. */
export function pageOf<T>(state: Live<T[]>): Page<T> | null {
  if (state.status !== 'ready') return null;
  const shown = state.value.slice(0, INBOX_PAGE_SIZE);
  return { shown, last: state.value.length > INBOX_PAGE_SIZE ? (shown.at(-1) ?? null) : null };
}
