import { countPieces } from '@/lib/domain/cart/cart-operations';
import type { Minor } from '@/lib/domain/money/money';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { givenPieces } from '@/lib/domain/orders/returns/return';
import { cashToCollect } from '@/lib/domain/payments/cash-to-collect';
import { goodsToPack } from '@/lib/domain/payments/refund-order';
import { leftToShip } from './left-to-ship';
import { isOut, type ParcelLine } from './parcel';

/** The content of one parcel, for its papers. */
export interface Pack {
  /** From 1, in shipping order. */
  readonly number: number;
  readonly of: number;
  readonly lines: readonly OrderLine[];
  /** In later parcels. */
  readonly toCome: readonly OrderLine[];
  /** The cash that the courier collects with this parcel; null for none. */
  readonly cash: Minor | null;
  /** Whether cash is collected with a later parcel. */
  readonly isPaidLater: boolean;
}

/**
 * An order's parcels for packing: the shipped ones, and one with what is left; a single one before the first ships.
 * With open exchange pieces, the delivered parcels need no papers.
 */
export function packsOf(order: Order): Pack[] {
  const contents = contentsOf(order);
  const cash = cashToCollect(order);
  if (contents.length === 0) {
    const lines = goodsToPack(order);
    return [
      { number: 1, of: 1, lines, toCome: [], cash: lines.length > 0 ? cash : null, isPaidLater: false },
    ];
  }
  return contents.map((lines, at) => {
    const isLast = at === contents.length - 1;
    return {
      ...{ number: at + 1, of: contents.length, lines: goodsOf(order, lines) },
      toCome: goodsOf(order, contents.slice(at + 1).flat()),
      cash: isLast ? cash : null,
      isPaidLater: !isLast && cash !== null,
    };
  });
}

/** The lines of each parcel; empty before the first ships. */
function contentsOf(order: Order): (readonly ParcelLine[])[] {
  if (order.status === 'cancelled') return [];
  const awaitsExchange = order.status === 'delivered' && givenPieces(order).length > 0;
  const sent = order.shipments.filter(
    (parcel) => isOut(parcel) && !(awaitsExchange && parcel.state === 'delivered'),
  );
  const left = leftToShip(order);
  return sent.length === 0 || left.length === 0
    ? sent.map(({ lines }) => lines)
    : [...sent.map(({ lines }) => lines), left];
}

/** The order's lines named in a parcel, with their quantities added up. */
const goodsOf = ({ lines }: Order, packed: readonly ParcelLine[]): OrderLine[] =>
  lines.flatMap((goods, at) => {
    const quantity = countPieces(packed.filter(({ line }) => line === at));
    return quantity > 0 ? [{ ...goods, quantity }] : [];
  });
