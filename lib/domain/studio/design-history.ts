import type { DesignInput } from './design-input';

/** A board as a shopper has it on the screen. */
export interface DesignState {
  readonly variantId: string;
  readonly input: DesignInput;
}

export interface DesignHistory {
  readonly past: readonly DesignState[];
  readonly now: DesignState;
  readonly future: readonly DesignState[];
  /** What changed last, and when: typing on in one field is one step. */
  readonly last: { readonly what: string; readonly at: number } | null;
}

export type DesignAction =
  /** `what`: the field or choice that changed; `at`: milliseconds since the epoch. */
  | { readonly type: 'change'; readonly next: DesignState; readonly what: string; readonly at: number }
  /** A design from a link or an earlier day, with nothing before it. */
  | { readonly type: 'start'; readonly next: DesignState }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

const MOST_STEPS = 100;
/** A pause after which typing on in the same field is a step of its own. */
const PAUSE_MS = 1000;

export const newHistory = (now: DesignState): DesignHistory => ({ past: [], now, future: [], last: null });

export function changeDesign(history: DesignHistory, action: DesignAction): DesignHistory {
  const { past, now, future, last } = history;
  if (action.type === 'change') {
    const { next, what, at } = action;
    const isSameStep = past.length > 0 && last?.what === what && at - last.at < PAUSE_MS;
    return {
      past: isSameStep ? past : [...past, now].slice(-MOST_STEPS),
      now: next,
      future: [],
      last: { what, at },
    };
  }
  if (action.type === 'start') return newHistory(action.next);
  if (action.type === 'undo') {
    const before = past.at(-1);
    if (!before) return history;
    return { past: past.slice(0, -1), now: before, future: [now, ...future], last: null };
  }
  const [after, ...rest] = future;
  return after ? { past: [...past, now], now: after, future: rest, last: null } : history;
}
