import type { StoredDocument } from '../firestore/engine/types';

/** The tables of Stripe's books, in the order in which they are read and written. */
export const STRIPE_TABLES = ['objects', 'answers', 'deliveries', 'jobs'] as const;
export type StripeTable = (typeof STRIPE_TABLES)[number];

/**
 * A line of an exported file, as JSON. The first says what it is, the last how many there are, so that a file that
 * lost its end is known.
 */
export type Line =
  | { readonly kind: 'local-firebase'; readonly format: 1; readonly version: number }
  /** The documents behind this line are another database's than the default one. */
  | { readonly kind: 'database'; readonly id: string; readonly version: number }
  | ({ readonly kind: 'document' } & StoredDocument)
  /** Of Auth, Storage and the mailbox, as `data-dir/records.ts` keeps it. */
  | { readonly kind: 'record'; readonly of: string; readonly id: string; readonly value: unknown }
  /** The bytes of a stored object, by the file that its record names. */
  | { readonly kind: 'bytes'; readonly file: string; readonly base64: string }
  | { readonly kind: 'stripe'; readonly table: StripeTable; readonly row: Readonly<Record<string, unknown>> }
  | { readonly kind: 'end'; readonly lines: number };
