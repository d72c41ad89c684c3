import type { ShippingAddress } from '@/lib/domain/orders/order';
import { fieldsOf, filledText, text } from '@/lib/domain/parse/fields';
import { ADDRESS_DETAILS } from './address-fields';

/** A stored address of any age; older ones have SPEC.md's six fields alone. */
export function parseAddress(value: unknown): ShippingAddress {
  const fields = fieldsOf(value);
  const details = ADDRESS_DETAILS.map((name) => [name, filledText(fields[name])] as const);
  return {
    fullName: text(fields.fullName) ?? '',
    streetAddress: text(fields.streetAddress) ?? '',
    zipCode: text(fields.zipCode) ?? '',
    city: text(fields.city) ?? '',
    email: text(fields.email) ?? '',
    mobileNumber: text(fields.mobileNumber) ?? '',
    ...Object.fromEntries(details.filter(([, held]) => held !== undefined)),
  };
}
