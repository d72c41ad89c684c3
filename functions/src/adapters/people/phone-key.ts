import { createHmac } from 'node:crypto';
import { parsePhone } from '@/lib/domain/address/phone';
import { latinDigits } from '@/lib/domain/forms/clean-text';
import type { StoreId } from '@/lib/domain/ids';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** Texts that are no valid number of any country are compared by their last digits. */
const LAST_DIGITS = 9;

interface PhoneRef {
  /** A document id: the digest of store and number. The same phone has another one in every store. */
  readonly id: string;
  /** As E.164; null if it is not a valid number of any country. */
  readonly number: string | null;
}

export type PhoneKey = (store: StoreId, phone: string, country: string) => PhoneRef | null;

/** The phone of an address; without a country of its own, its number is read as one of the store's country. */
export const phoneOf = (
  phoneKey: PhoneKey,
  { storeId, country }: Pick<StoreSetting, 'storeId' | 'country'>,
  address: Pick<ShippingAddress, 'mobileNumber' | 'country'>,
): PhoneRef | null => phoneKey(storeId, address.mobileNumber, address.country || country);

/**
 * Digests phones with the platform's secret, so that nobody can compute them from a list of numbers. `country` (ISO alpha-2)
 * applies to numbers without a country code. Null for a text without digits.
 */
export function createPhoneKey(secret: () => string): PhoneKey {
  return (store, phone, country) => {
    const parsed = parsePhone(phone, country);
    const digits = latinDigits(phone).replace(/\D/g, '').slice(-LAST_DIGITS);
    const named = parsed.ok ? parsed.value : digits;
    if (!named) return null;
    const hmac = createHmac('sha256', secret());
    const id = hmac.update(`phone:${store}:${named}`).digest('base64url');
    return { id, number: parsed.ok ? parsed.value : null };
  };
}
