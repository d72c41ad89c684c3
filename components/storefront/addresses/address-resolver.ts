import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import type { AddressField } from '@/lib/domain/address/address-fields';
import type { AddressProfile } from '@/lib/domain/address/profiles';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { shippingSchema } from '@/lib/domain/orders/placing/shipping-schema';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

const general: Resolver<ShippingAddress> = yupResolver(shippingSchema);

/** Validates an address as the server does. Loads a country's rules, its places and the phone library on demand. */
export const addressResolver =
  (rules: StoreSetting['addresses']): Resolver<ShippingAddress> =>
  async (values, context, options) => {
    const { country = '' } = values;
    const isGeneral = rules.countries.length === 0;
    const checkers = isGeneral ? null : await loadCheckers(country).catch(() => null);
    // If they do not load, the server reports what is wrong.
    if (!checkers) return general(values, context, options);
    const { checkAddress, profileOf, places } = checkers;
    const shown = shownIn(profileOf(country), values);
    const bounded = await general(shown, context, options);
    const checked = rules.countries.includes(country)
      ? checkAddress(shippingSchema.cast(shown, { assert: false }) as ShippingAddress, places, rules)
      : ({ ok: false, fields: { country: 'field.country.unserved' } } as const);
    if (checked.ok && Object.keys(bounded.errors).length === 0) return { values: checked.value, errors: {} };
    const refused = checked.ok ? [] : Object.entries(checked.fields);
    const errors = refused.map(([name, message]) => [name, { type: 'refused', message }] as const);
    return { values: {}, errors: { ...Object.fromEntries(errors), ...bounded.errors } };
  };

/** Fields of every country. */
const COMMON_FIELDS: readonly AddressField[] = ['fullName', 'country', 'mobileNumber', 'email', 'pin'];

/** The fields that the form shows. An error in a hidden field of another country would block the form silently. */
function shownIn({ fields }: AddressProfile, values: ShippingAddress): ShippingAddress {
  const names = [...COMMON_FIELDS, ...fields.map(({ name }) => name)];
  const shown = names.map((name) => [name, values[name]]);
  return Object.fromEntries(shown) as unknown as ShippingAddress;
}

async function loadCheckers(country: string) {
  const [{ checkAddress }, { profileOf }, { loadPlaces }] = await Promise.all([
    import('@/lib/domain/address/check-address'),
    import('@/lib/domain/address/profiles'),
    import('@/lib/domain/address/places/load-places'),
  ]);
  return { checkAddress, profileOf, places: await loadPlaces(country) };
}
