import { env } from '@/lib/env';
import { storedValue } from '@/lib/hooks/stored-value';

const KEY_BYTES = 16;

const parse = (stored: string | null): string => (stored && /^[\da-f]{32}$/.test(stored) ? stored : '');

const stored = storedValue<string>(`boards.checkout-key.${env.storeId}`, parse, (key) => key);

/** `crypto.randomUUID` is missing where the shop is served without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key of this checkout, the same in every tab and after a reload: whatever is sent twice makes one order. */
export function checkoutKey(): string {
  stored.update((key) => key || randomKey());
  return stored.get();
}

/** The next order is another one. */
export const endCheckout = (): void => stored.update(() => '');
