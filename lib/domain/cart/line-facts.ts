import type { QuotedLine } from '@/lib/domain/api/orders';
import { isSame } from '@/lib/domain/is-same';
import { lineKey, type CartLine } from './cart';

/**
 * Updates the facts that totals depend on from the store's quote: older carts lack them, and products may have moved.
 * Returns the same array when nothing differs.
 */
export function withFacts(lines: readonly CartLine[], quoted: readonly QuotedLine[]): readonly CartLine[] {
  const known = new Map(quoted.map((line) => [lineKey(line), line]));
  const updated = lines.map((line) => {
    const { categoryIds, brandId, taxClass, weight } = known.get(lineKey(line)) ?? line;
    const { weight: _, ...rest } = line;
    const facts = { ...rest, categoryIds, brandId, taxClass, ...(weight && { weight }) } as CartLine;
    return isSame(facts, line) ? line : facts;
  });
  return updated.some((line, at) => line !== lines[at]) ? updated : lines;
}
