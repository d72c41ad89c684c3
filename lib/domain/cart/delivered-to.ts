import type { ShippingAddress } from '@/lib/domain/orders/order';
import type { Destination } from './pricing/charges';

/** The location part of an address, complete or still being typed. */
type Located = Pick<ShippingAddress, 'city' | 'country' | 'regionId' | 'cityId'>;

/** The part of an address that charges depend on. */
export const deliveredTo = ({ city, country, regionId, cityId }: Located): Destination => ({
  city,
  ...(country && { country }),
  ...(regionId && { region: regionId }),
  ...(cityId && { cityId }),
});
