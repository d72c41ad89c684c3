import type { Customer } from './customer';
import { MAX_GROUPS } from './groups';
import { addTallies, tallyOf } from './tally';

/** Most records that one customer may have taken in. */
const MAX_DUPLICATES = 20;

/** Why two records cannot become one; null where they can. */
export function whyNotMerged(kept: Customer, gone: Customer): 'same' | 'merged' | 'many' | null {
  if (kept.id === gone.id) return 'same';
  // One step at most leads from a duplicate to its customer, so that each undo takes back one merge.
  if (kept.mergedInto || gone.mergedInto || gone.duplicates.length > 0) return 'merged';
  return kept.duplicates.length >= MAX_DUPLICATES ? 'many' : null;
}

/**
 * The record that stays, with what the other's orders made of it, and the other, which goes on counting its own for an undo.
 * Names, groups and consent stay those of each: they belong to an address.
 */
export function mergeCustomers(
  kept: Customer,
  gone: Customer,
): { readonly kept: Customer; readonly gone: Customer } {
  const gave = gone.tags.filter((tag) => !kept.tags.includes(tag)).slice(0, MAX_GROUPS - kept.tags.length);
  return {
    kept: {
      ...kept,
      ...addTallies(kept, gone),
      own: kept.own ?? tallyOf(kept),
      duplicates: [...kept.duplicates, gone.id],
      tags: [...kept.tags, ...gave].sort(),
    },
    gone: { ...gone, mergedInto: { id: kept.id, gave } },
  };
}

/** Takes `gone` out of `kept` again; `others` are the duplicates that stay in it. */
export function splitCustomers(
  kept: Customer,
  gone: Customer,
  others: readonly Customer[],
): { readonly kept: Customer; readonly gone: Customer } {
  const own = kept.own ?? tallyOf(kept);
  return {
    kept: {
      ...kept,
      ...others.map(tallyOf).reduce(addTallies, own),
      own: others.length > 0 ? own : null,
      duplicates: kept.duplicates.filter((id) => id !== gone.id),
      tags: kept.tags.filter((tag) => !gone.mergedInto?.gave.includes(tag)),
    },
    gone: { ...gone, mergedInto: null },
  };
}
