const KEY_BYTES = 16;

/** A key for a request that may be sent twice, 32 hex digits; `crypto.randomUUID` is missing without TLS. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
