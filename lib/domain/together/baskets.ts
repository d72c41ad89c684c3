import { fieldsOf, filledText, listOf } from '@/lib/domain/parse/fields';

/** Products of one order that count with each other: an order changes as many documents. */
const MOST_PRODUCTS = 10;

/** What an event of an order changes: the products that it held together before and after. */
export interface BasketChange {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

interface Bought {
  readonly lines: readonly { readonly productId: string; readonly design: unknown }[];
}

/** None for fewer than two; a board that its shopper designed is nobody else's. */
function basketOf(order: Bought | null): readonly string[] {
  const lines = order?.lines.filter(({ design }) => !design) ?? [];
  const products = [...new Set(lines.map(({ productId }) => productId))].slice(0, MOST_PRODUCTS);
  return products.length > 1 ? products : [];
}

/** Null where neither holds two products; null for an order stands for none. */
export const basketChange = (before: Bought | null, after: Bought | null): BasketChange | null =>
  filled({ before: basketOf(before), after: basketOf(after) });

/** As a ledger entry holds it; older entries have none. */
export function parseBaskets(value: unknown): BasketChange | null {
  const { before, after } = fieldsOf(value);
  return filled({ before: listOf(before, filledText), after: listOf(after, filledText) });
}

const filled = (change: BasketChange): BasketChange | null =>
  change.before.length + change.after.length > 0 ? change : null;
