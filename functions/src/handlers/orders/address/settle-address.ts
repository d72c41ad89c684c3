import { ValidationError } from 'yup';
import { GENERAL_FIELDS } from '@/lib/domain/address/address-fields';
import { checkAddress } from '@/lib/domain/address/check-address';
import { placesOf } from '@/lib/domain/address/places/all-places';
import { fieldErrors } from '@/lib/domain/forms/refused-fields';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { shippingSchema } from '@/lib/domain/orders/placing/shipping-schema';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/**
 * Checks an order's address by the store's rules: as one of its countries or, if it names none, by SPEC.md's form. Fails with
 * `invalid-input` and a sentence for each wrong field.
 */
export function settleAddress(
  address: ShippingAddress,
  { addresses }: Pick<StoreSetting, 'addresses'>,
): Result<ShippingAddress> {
  const { countries } = addresses;
  const { country = '' } = address;
  if (!countries.length) return generalOf(address);
  if (!countries.includes(country)) return refuse({ country: 'field.country.unserved' });
  const checked = checkAddress(address, placesOf(country), addresses);
  return checked.ok ? ok(checked.value) : refuse(checked.fields);
}

const refuse = (fields: Readonly<Record<string, string | undefined>>) =>
  fail({
    code: 'invalid-input',
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, problem]) => [`address.${name}`, problem ?? 'field.invalid']),
    ),
  });

/** Validated again, because it may have been typed while the store still named countries. */
function generalOf(address: ShippingAddress): Result<ShippingAddress> {
  const general = Object.fromEntries(GENERAL_FIELDS.map((name) => [name, address[name]]));
  try {
    return ok(shippingSchema.validateSync(general, { abortEarly: false }));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return refuse(fieldErrors(error));
  }
}
