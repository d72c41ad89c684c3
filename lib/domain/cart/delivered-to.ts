import { destinationOf } from '@/lib/domain/address/destination';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import type { Destination } from './pricing/charges';

/** Where an order to this address goes, as charges depend on it. */
export function deliveredTo(
  address: Pick<ShippingAddress, 'city' | 'country' | 'regionId' | 'cityId'>,
): Destination {
  const { country, region, city } = destinationOf(address);
  return {
    city: address.city,
    ...(country && { country }),
    ...(region && { region }),
    ...(city && { cityId: city }),
  };
}
