import { createHash, randomBytes } from 'node:crypto';
import { writeKey } from '@/lib/domain/rest/api-key';

const SECRET_BYTES = 32;

/** A new key of the REST API, from a cryptographic source. */
export const newKey = (store: string, id: string): string =>
  writeKey({ store, id, secret: randomBytes(SECRET_BYTES).toString('base64url') });

/**
 * What is stored of a key. A plain hash suffices, since nobody can try 256 random bits; it covers the store and the
 * id, so that a copied document opens no other store.
 */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('base64url');
