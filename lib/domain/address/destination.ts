import type { ShippingAddress } from '@/lib/domain/orders/order';

/** Where a parcel goes, for prices and rules: ids of the lists under `places`. */
export interface Destination {
  /** ISO 3166-1 alpha-2; empty where a store asks for no country. */
  readonly country: string;
  /** Null where the country has no list. */
  readonly region: string | null;
  /** Null where the list ends: the shopper wrote a place that it does not hold. */
  readonly city: string | null;
}

/** What of an address says where it is, complete or still being typed. */
type Located = Pick<ShippingAddress, 'country' | 'regionId' | 'cityId'>;

export const destinationOf = ({ country, regionId, cityId }: Located): Destination => ({
  country: country ?? '',
  region: regionId || null,
  city: cityId || null,
});
