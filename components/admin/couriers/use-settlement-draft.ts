import { useSyncExternalStore } from 'react';
import { pageStore } from '@/lib/browser/page-store';
import { storedValue } from '@/lib/browser/stored-value';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';

/** A payout while it is typed; stored in this browser until it is recorded. */
export interface SettlementDraft {
  readonly courier: string;
  readonly day: string;
  readonly reference: string;
  /** Empty for the store's base currency. */
  readonly currency: string;
  readonly fee: string;
  /** The lines as pasted, typed or ticked. */
  readonly lines: string;
}

const EMPTY: SettlementDraft = { courier: '', day: '', reference: '', currency: '', fee: '', lines: '' };

const draft = storedValue<SettlementDraft>(
  () => `settlement-draft/${pageStore()}`,
  (stored) => {
    const fields = fieldsOf(stored === null ? null : parseJson(stored));
    const names = Object.keys(EMPTY).map((name) => [name, text(fields[name]) ?? '']);
    return { ...EMPTY, ...Object.fromEntries(names) };
  },
  (value) => (Object.values(value).some(Boolean) ? JSON.stringify(value) : null),
);

export function useSettlementDraft() {
  const value = useSyncExternalStore(draft.subscribe, draft.get, () => draft.initial);
  return {
    draft: value,
    change: (changes: Partial<SettlementDraft>) => draft.update((before) => ({ ...before, ...changes })),
    /** Clears the draft but not the courier and currency, because the next payout is most likely from the same courier. */
    clear: () => draft.update(({ courier, currency }) => ({ ...EMPTY, courier, currency })),
  };
}
