import type { OrderDelivery } from './order-delivery';

/** Whether somebody brings an order to the door; what is picked up is paid in the shop. */
export const isBroughtByCourier = ({ delivery }: { readonly delivery: OrderDelivery | null }): boolean =>
  delivery?.kind !== 'pickup';
