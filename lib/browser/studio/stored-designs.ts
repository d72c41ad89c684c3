import { storedValue } from '@/lib/browser/stored-value';
import { fieldsOf, filledText, finite, listOf } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';
import type { DesignState } from '@/lib/domain/studio/design/design-state';
import { parseDesignInput } from '@/lib/domain/studio/design/parse-design-input';
import { designsKey } from './forget-designs';

/** A design on this device. */
export interface StoredDesign extends DesignState {
  /** Null for a product's draft, which is the design last on screen. */
  readonly id: string | null;
  readonly productId: string;
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
}

/** The lifetime of drafts on the server. */
const LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;
const MOST = 40;

/** The designs on this device, newest first. */
export const storedDesigns = storedValue<readonly StoredDesign[]>(
  designsKey,
  (stored) => listOf(parseJson(stored), parseStored),
  (designs) => (designs.length > 0 ? JSON.stringify(designs) : null),
);

/** Stores a design as the first one; it replaces the one with its id, or the product's draft. */
export const storeDesign = (design: Omit<StoredDesign, 'savedAt'>): void =>
  storedDesigns.update((designs) =>
    [{ ...design, savedAt: Date.now() }, ...designs.filter((one) => !isSameDesign(one, design))].slice(
      0,
      MOST,
    ),
  );

export const forgetDesign = (design: Pick<StoredDesign, 'id' | 'productId'>): void =>
  storedDesigns.update((designs) => designs.filter((one) => !isSameDesign(one, design)));

const isSameDesign = (
  one: Pick<StoredDesign, 'id' | 'productId'>,
  other: Pick<StoredDesign, 'id' | 'productId'>,
) => one.id === other.id && one.productId === other.productId;

function parseStored(value: unknown): StoredDesign | undefined {
  const fields = fieldsOf(value);
  const [productId, variantId] = [filledText(fields.productId), filledText(fields.variantId)];
  const input = parseDesignInput(fields.input);
  const savedAt = finite(fields.savedAt) ?? 0;
  if (!productId || !variantId || !input || Date.now() - savedAt > LIFETIME_MS) return undefined;
  return { id: filledText(fields.id) ?? null, productId, variantId, input, savedAt };
}
