import { useCallback, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly select: (ids: readonly string[], isOn: boolean) => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The selected rows of a list; a new `key` is another list and clears the selection. Call it above what is replaced while the
 * list loads again, so that the selection outlives that.
 */
export function useSelection(key: string): Selection {
  const [state, setState] = useState({ key, ids: NONE });
  const select = useCallback(
    (ids: readonly string[], isOn: boolean) =>
      setState((before) => {
        const next = new Set(before.key === key ? before.ids : NONE);
        for (const id of ids)
          if (isOn) next.add(id);
          else next.delete(id);
        return { key, ids: next };
      }),
    [key],
  );
  const clear = useCallback(() => setState({ key, ids: NONE }), [key]);
  return { ids: state.key === key ? state.ids : NONE, select, clear };
}
