import { parsePhone, type E164 } from '@/lib/domain/address/phone';
import type { Order } from '@/lib/domain/orders/order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** The number that messages about an order go to; null where what was typed is none. A number without its country's code is the store's country's. */
export function orderPhone({ address }: Order, { country }: Pick<StoreSetting, 'country'>): E164 | null {
  const parsed = parsePhone(address.mobileNumber, address.country || country);
  return parsed.ok ? parsed.value : null;
}
