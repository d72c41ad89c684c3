import { env } from '@/lib/env';
import { storedValue } from '@/lib/hooks/stored-value';
import { randomKey } from '@/lib/random-key';

const parse = (stored: string | null): string => (stored && /^[\da-f]{32}$/.test(stored) ? stored : '');

const stored = storedValue<string>(`boards.checkout-key.${env.storeId}`, parse, (key) => key);

/** The key of this checkout, the same in every tab and after a reload: whatever is sent twice makes one order. */
export function checkoutKey(): string {
  stored.update((key) => key || randomKey());
  return stored.get();
}

/** The next order is another one. */
export const endCheckout = (): void => stored.update(() => '');
