import { fieldsOf, filledText, listOf } from '@/lib/domain/parse/fields';

/** The most products of an order that count together: each one changes a document. */
const MOST_PRODUCTS = 10;

/** The change by an order's event: its basket before and after. */
export interface BasketChange {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

interface Bought {
  readonly lines: readonly { readonly productId: string; readonly design: unknown }[];
}

/** Empty for fewer than two products; designed boards do not count, because nobody else can buy them. */
function basketOf(order: Bought | null): readonly string[] {
  const lines = order?.lines.filter(({ design }) => !design) ?? [];
  const products = [...new Set(lines.map(({ productId }) => productId))].slice(0, MOST_PRODUCTS);
  return products.length > 1 ? products : [];
}

/** Null when neither has two products; a null order stands for an empty basket. */
export const basketChange = (before: Bought | null, after: Bought | null): BasketChange | null =>
  filled({ before: basketOf(before), after: basketOf(after) });

/** Parses the baskets of a ledger entry; older entries have none. */
export function parseBaskets(value: unknown): BasketChange | null {
  const { before, after } = fieldsOf(value);
  return filled({ before: listOf(before, filledText), after: listOf(after, filledText) });
}

const filled = (change: BasketChange): BasketChange | null =>
  change.before.length + change.after.length > 0 ? change : null;
