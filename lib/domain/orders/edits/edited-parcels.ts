import type { Order } from '@/lib/domain/orders/order';
import type { Parcel } from '@/lib/domain/orders/parcels/parcel';
import type { KeptLine } from './requote-order';

/**
 * The parcels of an order whose lines are now `kept`, so that they name the same goods at their new position. Goods that
 * went are in none any more.
 */
export const editedParcels = ({ shipments }: Pick<Order, 'shipments'>, kept: readonly KeptLine[]): Parcel[] =>
  shipments.map((parcel) => ({
    ...parcel,
    lines: parcel.lines.flatMap(({ line, quantity }) => {
      const at = kept.findIndex((next) => next.line === line);
      return at < 0 ? [] : [{ line: at, quantity }];
    }),
  }));
