import type { Customer } from './customer';
import { MAX_CUSTOMER_LABELS } from './groups';
import { addTallies, tallyOf } from './tally';

/** The most records that can be merged into one customer. */
const MAX_DUPLICATES = 20;

/** Why two records cannot be merged; null when they can. */
export function whyNotMerged(kept: Customer, gone: Customer): 'same' | 'merged' | 'many' | null {
  if (kept.id === gone.id) return 'same';
  // A duplicate is one step from its customer, so that each undo reverses one merge.
  if (kept.mergedInto || gone.mergedInto || gone.duplicates.length > 0) return 'merged';
  return kept.duplicates.length >= MAX_DUPLICATES ? 'many' : null;
}

/**
 * The record that stays, with the other's figures added, and the other, which keeps its own figures for an undo. Names,
 * groups and consent are not merged: they belong to an address.
 */
export function mergeCustomers(
  kept: Customer,
  gone: Customer,
): { readonly kept: Customer; readonly gone: Customer } {
  const gave = gone.tags
    .filter((tag) => !kept.tags.includes(tag))
    .slice(0, MAX_CUSTOMER_LABELS - kept.tags.length);
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

/** Undoes the merge of `gone` into `kept`; `others` are the remaining duplicates. */
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
