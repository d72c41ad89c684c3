/** A value with the steps that led to it and those taken back. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** What changed last: going on with it, as typing in one field or dragging, is the same step. */
  readonly last: string | null;
}

export type HistoryAction<T> =
  /** `what` is null for a change that is a step of its own. */
  | { readonly type: 'change'; readonly what: string | null; readonly next: (now: T) => T }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Another value, with nothing before it. */
  | { readonly type: 'start'; readonly from: T };

const MOST_STEPS = 100;

export const newHistory = <T>(now: T): History<T> => ({ past: [], now, future: [], last: null });

export function changeHistory<T>(history: History<T>, action: HistoryAction<T>): History<T> {
  const { past, now, future, last } = history;
  switch (action.type) {
    case 'change': {
      const next = action.next(now);
      if (next === now) return history;
      const goesOn = action.what !== null && action.what === last;
      return {
        past: goesOn ? past : [...past, now].slice(-MOST_STEPS),
        now: next,
        future: [],
        last: action.what,
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
