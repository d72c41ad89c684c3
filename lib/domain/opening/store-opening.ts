import { storeId, type StoreId } from '@/lib/domain/ids';
import { fieldsOf, filledText, millis, oneOf, requiredIn, text } from '@/lib/domain/parse/fields';

/** What a new store begins with: a small catalogue of boards, or nothing. */
export const STARTER_TEMPLATES = ['boards', 'empty'] as const;
export type StarterTemplate = (typeof STARTER_TEMPLATES)[number];

/** Most stores that one account may have opened. */
export const MOST_STORES = 5;

/** Time for the owner to enter a card. */
export const TRIAL_DAYS = 14;

/** How a store was opened, stored under its id in `storeOpenings`: who may finish what is left to do. */
export interface StoreOpening {
  readonly storeId: StoreId;
  /** Who opened it; empty once the account is deleted. */
  readonly uid: string;
  readonly host: string;
  readonly template: StarterTemplate;
  /** The package of the trial; empty for none. */
  readonly packageId: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** When to fill the catalogue next, milliseconds since the epoch; null when it is filled. */
  readonly fillDueAt: number | null;
  /** When to start the trial next, likewise. */
  readonly trialDueAt: number | null;
}

export function parseStoreOpening(id: string, data: unknown): StoreOpening {
  const fields = fieldsOf(data);
  const need = requiredIn(`storeOpenings/${id}`, fields);
  return {
    storeId: storeId(id),
    uid: text(fields.uid) ?? '',
    host: need('host', filledText),
    template: need('template', (value) => oneOf(STARTER_TEMPLATES, value)),
    packageId: text(fields.packageId) ?? '',
    createdAt: millis(fields.createdAt) ?? 0,
    fillDueAt: millis(fields.fillDueAt) ?? null,
    trialDueAt: millis(fields.trialDueAt) ?? null,
  };
}
