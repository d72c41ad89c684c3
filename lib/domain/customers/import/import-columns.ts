/**
 * Column names in lower case, of our own export and Shopify's. The first non-empty one counts; all other columns are
 * ignored.
 */
export const IMPORT_COLUMNS = {
  name: ['name'],
  firstName: ['first name'],
  lastName: ['last name'],
  email: ['email'],
  phone: ['phone', 'default address phone'],
  tags: ['tags'],
  note: ['note'],
  marketing: ['marketing', 'accepts email marketing', 'accepts marketing'],
  marketingAt: ['marketingat'],
} as const;

export type ImportColumn = keyof typeof IMPORT_COLUMNS;

/** Whether a file is our own export, whose tags may contain commas. */
export const isOwnExport = (heading: readonly string[]): boolean => heading.includes('marketingsource');
