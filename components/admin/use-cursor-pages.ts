import { useState } from 'react';
import type { ListenerState } from '@/lib/hooks/use-listener';

interface CursorPages<Cursor> {
  /** The cursor at which the shown page begins; null for the first. */
  readonly after: Cursor | null;
  readonly goOn: (after: Cursor) => void;
  readonly goBack: (() => void) | null;
}

/** Cursor pagination; a new `key` is another list and starts at its first page. */
export function useCursorPages<Cursor>(key: string): CursorPages<Cursor> {
  const [state, setState] = useState<{ key: string; path: readonly Cursor[] }>({ key, path: [] });
  const path = state.key === key ? state.path : [];
  return {
    after: path.at(-1) ?? null,
    goOn: (after) => setState({ key, path: [...path, after] }),
    goBack: path.length > 0 ? () => setState({ key, path: path.slice(0, -1) }) : null,
  };
}

interface Page<T> {
  readonly shown: readonly T[];
  /** The last shown item, if more follow. */
  readonly last: T | null;
}

/** Takes a page of `size` from the items read, which include one more if another page follows. */
export function pageOf<T>(state: ListenerState<T[]>, size: number): Page<T> | null {
  if (state.status !== 'ready') return null;
  const shown = state.value.slice(0, size);
  return { shown, last: state.value.length > size ? (shown.at(-1) ?? null) : null };
}
