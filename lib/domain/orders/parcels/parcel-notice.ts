import type { OrderNotice } from '@/lib/domain/messages/notices';
import type { Order } from '@/lib/domain/orders/order';
import { leftToShip } from './left-to-ship';
import { isOut } from './parcel';

/** Whether this parcel holds everything that the shopper still gets. */
const isWhole = (order: Order, id: string): boolean =>
  leftToShip(order).length === 0 && order.shipments.filter(isOut).every((parcel) => parcel.id === id);

/** The notice to the shopper after a parcel's step; none while more is to arrive, or once it is back at the store. */
export function parcelNotice(before: Order, after: Order, id: string): OrderNotice | null {
  const was = before.shipments.find((parcel) => parcel.id === id)?.state;
  const state = after.shipments.find((parcel) => parcel.id === id)?.state;
  if (state === 'shipped' && !isWhole(after, id)) return 'order-part-shipped';
  if (state === 'shipped')
    return was || before.status === 'undelivered' ? 'order-sent-again' : 'order-shipped';
  if (state === 'undelivered') return isWhole(after, id) ? 'order-undelivered' : 'order-part-undelivered';
  return state === 'delivered' && after.status === 'delivered' ? 'order-delivered' : null;
}
