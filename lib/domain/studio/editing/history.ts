/** A value with its undo and redo steps. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /**
   * The last change and its time: continuing it, for example typing in one field or dragging, belongs to the same step.
   */
  readonly last: { readonly what: string | null; readonly at: number | undefined } | null;
}

export type HistoryAction<T> =
  | {
      readonly type: 'change';
      /** The changed field or choice; null for a separate step. */
      readonly what: string | null;
      readonly next: (now: T) => T;
      /**
       * Milliseconds since the epoch. With it, a pause ends a step; without it, the step lasts until something else
       * changes.
       */
      readonly at?: number;
    }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Another value, without history. */
  | { readonly type: 'start'; readonly from: T };

const MOST_STEPS = 100;
/** After this pause, the same change starts a new step. */
const PAUSE_MS = 1000;

export const newHistory = <T>(now: T): History<T> => ({ past: [], now, future: [], last: null });

export function changeHistory<T>(history: History<T>, action: HistoryAction<T>): History<T> {
  const { past, now, future } = history;
  switch (action.type) {
    case 'change': {
      const { what, at } = action;
      const next = action.next(now);
      if (next === now) return history;
      return {
        past: isSameStep(history, action) ? past : [...past, now].slice(-MOST_STEPS),
        now: next,
        future: [],
        last: { what, at },
      };
    }
    case 'undo': {
      const before = past.at(-1);
      if (before === undefined) return history;
      return { past: past.slice(0, -1), now: before, future: [now, ...future], last: null };
    }
    case 'redo': {
      const [after, ...rest] = future;
      return after === undefined ? history : { past: [...past, now], now: after, future: rest, last: null };
    }
    case 'start':
      return newHistory(action.from);
  }
}

const isSameStep = <T>(
  { last }: History<T>,
  { what, at }: { readonly what: string | null; readonly at?: number },
): boolean =>
  what !== null &&
  last?.what === what &&
  (at === undefined || last.at === undefined || at - last.at < PAUSE_MS);
