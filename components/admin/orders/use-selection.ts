import { useCallback, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  /** Selects all of these, or none of them when all were selected. */
  readonly toggleAll: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** What is ticked in a list; `key` names the list, and another list begins with nothing ticked. */
export function useSelection(key: string): Selection {
  const [state, setState] = useState<{ key: string; ids: ReadonlySet<string> }>({ key, ids: new Set() });
  const ids = state.key === key ? state.ids : NONE;
  const change = useCallback(
    (next: (before: ReadonlySet<string>) => ReadonlySet<string>) =>
      setState((before) => ({ key, ids: next(before.key === key ? before.ids : NONE) })),
    [key],
  );
  const toggle = useCallback((id: string) => change((before) => toggled(before, id)), [change]);
  const toggleAll = useCallback(
    (all: readonly string[]) =>
      change((before) => (all.every((id) => before.has(id)) ? NONE : new Set([...before, ...all]))),
    [change],
  );
  const clear = useCallback(() => change(() => NONE), [change]);
  return { ids, toggle, toggleAll, clear };
}

const NONE: ReadonlySet<string> = new Set();

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}
