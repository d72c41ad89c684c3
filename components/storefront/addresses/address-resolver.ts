import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { shippingSchema } from '@/lib/domain/orders/placing/shipping-schema';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

const general: Resolver<ShippingAddress> = yupResolver(shippingSchema);

/** Checks an address as the server does. A country's rules, its places and the phone library come when they are needed. */
export const addressResolver =
  (rules: StoreSetting['addresses']): Resolver<ShippingAddress> =>
  async (values, context, options) => {
    const bounded = await general(values, context, options);
    if (rules.countries.length === 0) return bounded;
    const checkers = await loadCheckers(values.country ?? '').catch(() => null);
    // Without them the server says what is wrong.
    if (!checkers) return bounded;
    const isServed = rules.countries.includes(values.country ?? '');
    const { checkAddress, places } = checkers;
    const checked = isServed
      ? checkAddress(shippingSchema.cast(values, { assert: false }) as ShippingAddress, places, rules)
      : ({ ok: false, fields: { country: 'field.country.unserved' } } as const);
    if (checked.ok && Object.keys(bounded.errors).length === 0) return { values: checked.value, errors: {} };
    const refused = checked.ok ? [] : Object.entries(checked.fields);
    const errors = refused.map(([name, message]) => [name, { type: 'refused', message }] as const);
    return { values: {}, errors: { ...Object.fromEntries(errors), ...bounded.errors } };
  };

async function loadCheckers(country: string) {
  const [{ checkAddress }, { loadPlaces }] = await Promise.all([
    import('@/lib/domain/address/check-address'),
    import('@/lib/domain/address/places/load-places'),
  ]);
  return { checkAddress, places: await loadPlaces(country) };
}
