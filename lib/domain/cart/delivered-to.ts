import type { ShippingAddress } from '@/lib/domain/orders/order';
import type { Destination } from './pricing/charges';

/** What of an address says where it is, complete or still being typed. */
type Located = Pick<ShippingAddress, 'city' | 'country' | 'regionId' | 'cityId'>;

/** Where an order to this address goes, as charges depend on it. */
export const deliveredTo = ({ city, country, regionId, cityId }: Located): Destination => ({
  city,
  ...(country && { country }),
  ...(regionId && { region: regionId }),
  ...(cityId && { cityId }),
});
