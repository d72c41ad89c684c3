import { parsePhone, type E164 } from '@/lib/domain/address/phone';
import type { Order } from '@/lib/domain/orders/order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/**
 * The telephone number for messages about an order; null if the typed one is invalid. A number without a country code is taken
 * as one of the store's country.
 */
export function orderPhone({ address }: Order, { country }: Pick<StoreSetting, 'country'>): E164 | null {
  const parsed = parsePhone(address.mobileNumber, address.country || country);
  return parsed.ok ? parsed.value : null;
}
