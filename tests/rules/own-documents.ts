import { FIELD_LIMITS } from '@/lib/domain/forms/field-errors';

/** The longest that the rules take of each text of an address, in letters. */
export const LONGEST_ADDRESS = {
  id: 128,
  fullName: FIELD_LIMITS.nameMax,
  streetAddress: FIELD_LIMITS.addressMax,
  zipCode: FIELD_LIMITS.zipCodeMax,
  city: FIELD_LIMITS.cityMax,
  email: FIELD_LIMITS.emailMax,
  mobileNumber: FIELD_LIMITS.mobileNumberMax,
} as const;

export type AddressField = keyof typeof LONGEST_ADDRESS;

/** An address whose texts are all of one letter; `change` replaces fields, whatever is put there. */
export const anAddress = (change: Readonly<Record<string, unknown>> = {}) => ({
  ...Object.fromEntries(Object.keys(LONGEST_ADDRESS).map((field) => [field, 'x'])),
  ...change,
});

/** Each text as long as the rules take it, of letters that are four bytes in UTF-8. */
export const longestAddress = () =>
  Object.fromEntries(Object.entries(LONGEST_ADDRESS).map(([field, letters]) => [field, '𝔸'.repeat(letters)]));

/** What Firestore counts of a value: its texts in UTF-8 and one, its numbers and times eight, its fields' names too. */
export function storedBytes(value: unknown): number {
  const ofText = (text: string) => Buffer.byteLength(text) + 1;
  if (typeof value === 'string') return ofText(value);
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + storedBytes(one), 0);
  if (typeof value !== 'object' || value === null || value instanceof Date) return 8;
  return Object.entries(value).reduce((sum, [name, one]) => sum + ofText(name) + storedBytes(one), 0);
}
