import { pageStore } from '@/lib/browser/page-store';
import { storedValue } from '@/lib/browser/stored-value';
import { normalizeCode, type Discount } from '@/lib/domain/discounts/discount';
import { parseDiscount } from '@/lib/domain/discounts/parse-discount';
import { fieldsOf, filledText, text } from '@/lib/domain/parse/fields';
import { parseJson } from '@/lib/domain/parse/parse-json';

/** The shopper's code, with its discount once the store has returned it, so that totals do not wait for the store again. */
export interface StoredCode {
  /** Empty without one. */
  readonly code: string;
  readonly rule: Discount | null;
}

const NONE: StoredCode = { code: '', rule: null };

function parse(stored: string | null): StoredCode {
  const fields = fieldsOf(parseJson(stored));
  const code = text(fields.code) ?? '';
  return code ? { code, rule: parseRule(fields.rule) } : NONE;
}

function parseRule(stored: unknown): Discount | null {
  const id = filledText(fieldsOf(stored).id);
  try {
    return id ? parseDiscount(id, stored) : null;
  } catch {
    // Stored by another version; the next quote returns the discount again.
    return null;
  }
}

/** This browser's code in this store, shared by all tabs. */
export const discountCodeStore = storedValue<StoredCode>(
  () => `boards.discount.${pageStore()}`,
  parse,
  (stored) => (stored.code ? JSON.stringify(stored) : null),
);

export const keepCode = (typed: string): void =>
  discountCodeStore.update(() => ({ code: normalizeCode(typed), rule: null }));

export const dropCode = (): void => discountCodeStore.update(() => NONE);

/** Stores the discount that the store returned for a code, unless the shopper has changed the code. */
export const keepRule = (rule: Discount, code: string): void =>
  discountCodeStore.update((stored) => (stored.code === code ? { code, rule } : stored));
