import type { ShippingAddress } from '@/lib/domain/orders/order';
import type { Destination } from './charges';

/** Where an order to this address goes, as charges depend on it. */
export const deliveredTo = ({ city }: Pick<ShippingAddress, 'city'>): Destination => ({ city });
