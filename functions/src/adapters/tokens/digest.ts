import { createHash } from 'node:crypto';
import { collections } from '@/lib/domain/collections';
import { normalizeEmail } from '@/lib/domain/customers/customer';
import type { StoreId } from '@/lib/domain/ids';

/** SHA-256 of a JSON-able value, as a text that may be a document id. Objects must be built in one key order. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Customer id of an e-mail address in any spelling; for a customer without one, of the telephone number. */
export const customerKey = (reachedAt: string): string => digest(normalizeEmail(reachedAt));

/**
 * Path of the document that maps a shopper's idempotency key to their order; it contains the uid, so nobody
 * can name another shopper's.
 */
export const orderKeyPath = (store: StoreId, uid: string, key: string): string =>
  collections.orderKey(store, digest([uid, key]));
