import { createHash } from 'node:crypto';

/** SHA-256 of a JSON-able value, as a text that may be a document id. Objects must be built in one key order. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');
