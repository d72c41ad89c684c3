import type { ShippingAddress } from '@/lib/domain/orders/order';
import { fieldsOf, filledText, text } from '@/lib/domain/parse/fields';
import { ADDRESS_DETAILS } from './address-fields';

/** The shape of ISO 3166-1 alpha-2; `Intl` throws for anything else. */
const COUNTRY = /^[A-Z]{2}$/;

/** Parses a stored address; older ones have only SPEC.md's six fields. */
export function parseAddress(value: unknown): ShippingAddress {
  const fields = fieldsOf(value);
  const details = ADDRESS_DETAILS.map((name) => [name, filledText(fields[name])] as const);
  const isKnown = ([name, held]: (typeof details)[number]) =>
    held !== undefined && (name !== 'country' || COUNTRY.test(held));
  return {
    fullName: text(fields.fullName) ?? '',
    streetAddress: text(fields.streetAddress) ?? '',
    zipCode: text(fields.zipCode) ?? '',
    city: text(fields.city) ?? '',
    email: text(fields.email) ?? '',
    mobileNumber: text(fields.mobileNumber) ?? '',
    ...Object.fromEntries(details.filter(isKnown)),
  };
}
