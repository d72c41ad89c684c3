/** Refused attempts after which an order, or its extra payment, takes no more cards: stolen cards are tried by the dozen. */
const MOST_REFUSALS = 8;

export const isTriedTooOften = ({ refusals }: { readonly refusals: readonly string[] }): boolean =>
  refusals.length >= MOST_REFUSALS;
