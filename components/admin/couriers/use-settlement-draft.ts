import { useSyncExternalStore } from 'react';
import { storedValue } from '@/lib/browser/stored-value';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';
import { env } from '@/lib/env';

/** A payout as it is being typed; it stays in this browser until it is recorded. */
export interface SettlementDraft {
  readonly courier: string;
  readonly day: string;
  readonly reference: string;
  /** Empty for the store's base currency. */
  readonly currency: string;
  readonly fee: string;
  /** As pasted, typed or ticked. */
  readonly lines: string;
}

const EMPTY: SettlementDraft = { courier: '', day: '', reference: '', currency: '', fee: '', lines: '' };

const draft = storedValue<SettlementDraft>(
  `settlement-draft/${env.storeId}`,
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
    /** The next payout is most likely the same courier's. */
    clear: () => draft.update(({ courier, currency }) => ({ ...EMPTY, courier, currency })),
  };
}
