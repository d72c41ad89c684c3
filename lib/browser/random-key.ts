const KEY_BYTES = 16;

/** A random key of 32 hex digits, such as an idempotency key; `crypto.randomUUID` is missing without TLS. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
