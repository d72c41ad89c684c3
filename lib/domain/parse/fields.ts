import type { LocalizedText } from '@/lib/domain/locale';

/** A stored document without a field that the application requires. */
export class MalformedDocumentError extends Error {
  override readonly name = 'MalformedDocumentError';
  constructor(document: string, field: string) {
    super(`The document ${document} has no valid "${field}".`);
  }
}

export type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The fields of a map; empty for anything else. The readers below return undefined for a value of another type. */
export const fieldsOf = (value: unknown): Fields => (isObject(value) && !Array.isArray(value) ? value : {});

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const filledText = (value: unknown): string | undefined => text(value) || undefined;

export const flag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

export const finite = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** A whole number of zero or more: stock, counts, money in minor units. */
export const count = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;

/** Milliseconds since the epoch, from a number or from either SDK's Timestamp. */
export function millis(value: unknown): number | undefined {
  const { toMillis } = fieldsOf(value);
  return finite(typeof toMillis === 'function' ? toMillis.call(value) : value);
}

export function oneOf<T extends string>(options: readonly T[], value: unknown): T | undefined {
  return options.find((option) => option === value);
}

/** Both languages; a missing one is empty and `localized` falls back to the other. Undefined when both are empty. */
export function filledLocalizedText(value: unknown): LocalizedText | undefined {
  const both = localizedText(value);
  return both.en || both.ar ? both : undefined;
}

export function localizedText(value: unknown): LocalizedText {
  const { en, ar } = fieldsOf(value);
  return { en: text(en) ?? '', ar: text(ar) ?? '' };
}

/** The items that `parse` accepts, in order. */
export function listOf<T>(value: unknown, parse: (item: unknown) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.map((item) => parse(item)).filter((item) => item !== undefined);
}

/** Reads required fields of one document: `need('slug', filledText)`; throws MalformedDocumentError. */
export function requiredIn(document: string, fields: Fields) {
  return <T>(field: string, read: (value: unknown) => T | undefined): T => {
    const value = read(fields[field]);
    if (value === undefined) throw new MalformedDocumentError(document, field);
    return value;
  };
}
