/** Refused tries after which an order, or what it owes, takes no cards any more: stolen cards are tried by the dozen. */
const MOST_REFUSALS = 8;

export const isTriedTooOften = ({ refusals }: { readonly refusals: readonly string[] }): boolean =>
  refusals.length >= MOST_REFUSALS;
