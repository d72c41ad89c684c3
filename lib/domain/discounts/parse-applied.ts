import { count, fieldsOf, filledText, listOf, localizedText, oneOf, text } from '@/lib/domain/parse/fields';
import { DISCOUNT_KINDS, type AppliedDiscount } from './discount';

/** Parses the discounts of an order. */
export const parseApplied = (stored: unknown): AppliedDiscount[] =>
  listOf(stored, (value): AppliedDiscount | undefined => {
    const fields = fieldsOf(value);
    const [id, kind] = [filledText(fields.id), oneOf(DISCOUNT_KINDS, fields.kind)];
    if (!id || !kind) return undefined;
    const shares = listOf(fields.shares, count);
    return {
      id,
      kind,
      name: localizedText(fields.name),
      code: text(fields.code) ?? '',
      shares,
      amount: shares.reduce((sum, share) => sum + share, 0),
      delivery: count(fields.delivery) ?? 0,
    };
  });
