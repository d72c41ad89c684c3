import type { Order, Shipment } from '@/lib/domain/orders/order';
import type { OrderStatus, UndeliveredReason } from '@/lib/domain/orders/order-status';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { leftToShip } from './left-to-ship';
import { isOut, nextParcelStates, type Parcel, type ParcelLine, type ParcelState } from './parcel';

interface Moment {
  /** The uid that acts, null for the system. */
  readonly by: string | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

interface NewParcel extends Shipment {
  readonly id: string;
  readonly lines: readonly ParcelLine[];
}

const changed = (
  parcel: Parcel,
  change: Partial<Pick<Parcel, 'carrier' | 'trackingNumber' | 'state'>>,
  { by, now }: Moment,
  why: UndeliveredReason | null = null,
): Parcel => {
  const next = { ...parcel, ...change };
  const { carrier, trackingNumber, state } = next;
  return { ...next, events: [...parcel.events, { at: now, by, state, carrier, trackingNumber, why }] };
};

const newParcel = ({ id, lines, carrier, trackingNumber }: NewParcel, moment: Moment): Parcel =>
  changed({ id, lines, carrier, trackingNumber, state: 'shipped', events: [] }, {}, moment);

const replaced = (shipments: readonly Parcel[], next: Parcel): Parcel[] =>
  shipments.map((parcel) => (parcel.id === next.id ? next : parcel));

/** The order's parcels with one more; `parcel-too-much` for more pieces than are left, or for none, `order-owes`. */
export function withParcel(order: Order, parcel: NewParcel, moment: Moment): Result<Parcel[]> {
  if (owedExtra(order)) return fail({ code: 'order-owes' });
  const left = leftToShip(order);
  const named = new Set(parcel.lines.map(({ line }) => line));
  const fits = parcel.lines.every(({ line, quantity }) => {
    const most = left.find((one) => one.line === line)?.quantity ?? 0;
    return quantity > 0 && quantity <= most;
  });
  if (parcel.lines.length === 0 || named.size < parcel.lines.length || !fits)
    return fail({ code: 'parcel-too-much' });
  return ok([...order.shipments, newParcel(parcel, moment)]);
}

/** With another carrier or number, the one before in its history; `parcel-not-found`. */
export function withCorrection(
  { shipments }: Order,
  id: string,
  { carrier, trackingNumber }: Shipment,
  moment: Moment,
): Result<Parcel[]> {
  const parcel = shipments.find((one) => one.id === id);
  if (!parcel) return fail({ code: 'parcel-not-found' });
  return ok(replaced(shipments, changed(parcel, { carrier, trackingNumber }, moment)));
}

interface ParcelMove {
  readonly id: string;
  /** The state it was seen in. */
  readonly from: ParcelState;
  readonly to: ParcelState;
  /** Demanded where it came back. */
  readonly why?: UndeliveredReason | undefined;
}

/** With one of them moved on; `edited-meanwhile`, `parcel-change-refused`, or `invalid-input` at `why`. */
export function withMove(
  { shipments, status }: Order,
  { id, from, to, why }: ParcelMove,
  moment: Moment,
): Result<Parcel[]> {
  const parcel = shipments.find((one) => one.id === id);
  if (!parcel) return fail({ code: 'parcel-not-found' });
  if (parcel.state !== from) return fail({ code: 'edited-meanwhile' });
  const isUnderway = status === 'shipped' || status === 'undelivered';
  if (!isUnderway || !nextParcelStates(from).includes(to)) return fail({ code: 'parcel-change-refused' });
  if (to === 'undelivered' && !why)
    return fail({ code: 'invalid-input', fields: { why: 'field.why.required' } });
  return ok(
    replaced(shipments, changed(parcel, { state: to }, moment, (to === 'undelivered' && why) || null)),
  );
}

/** What the parcels make of an order that has any: on its way while one is, delivered once everything is. */
export function statusByParcels(order: Order): OrderStatus {
  const out = order.shipments.filter(isOut);
  const arrived = out.filter(({ state }) => state === 'delivered');
  if (arrived.length === 0 && out.every(({ state }) => state === 'undelivered')) return 'undelivered';
  return arrived.length === out.length && leftToShip(order).length === 0 ? 'delivered' : 'shipped';
}

interface WholeStep extends Moment {
  readonly to: OrderStatus;
  readonly shipment?: Shipment | undefined;
  readonly why?: UndeliveredReason | undefined;
}

/**
 * The parcels after a step of the whole order: shipping sends one with all that is left; the other steps move every parcel.
 * `parcels-differ` where one of them is elsewhere, so that each has to be moved by itself.
 */
export function parcelsAfter(
  order: Order,
  { to, shipment, why, ...moment }: WholeStep,
): Result<readonly Parcel[]> {
  const { shipments } = order;
  const moved = (from: ParcelState, state: ParcelState, reason?: UndeliveredReason) =>
    shipments.map((one) => (one.state === from ? changed(one, { state }, moment, reason) : one));
  const has = (...states: readonly ParcelState[]) => shipments.some(({ state }) => states.includes(state));
  if (to === 'shipped') {
    const { carrier = '', trackingNumber = '' } = shipment ?? {};
    const again = shipments.map((one) =>
      one.state === 'undelivered'
        ? changed(
            one,
            { state: 'shipped', ...(shipment && (carrier || trackingNumber) && { carrier, trackingNumber }) },
            moment,
          )
        : one,
    );
    const lines = leftToShip(order);
    if (lines.length === 0) return ok(again);
    const id = `parcel-${shipments.length + 1}`;
    return ok([...again, newParcel({ id, lines, carrier, trackingNumber }, moment)]);
  }
  if (to === 'delivered')
    return leftToShip(order).length > 0 || has('undelivered')
      ? fail({ code: 'parcels-differ' })
      : ok(moved('shipped', 'delivered'));
  if (to === 'undelivered')
    return has('delivered') ? fail({ code: 'parcels-differ' }) : ok(moved('shipped', 'undelivered', why));
  if (to === 'returned')
    return ok(shipments.map((one) => (isOut(one) ? changed(one, { state: 'returned' }, moment) : one)));
  return ok(shipments);
}

/** The carrier and number that the order as a whole is listed under: those of the last parcel that has any. */
export const lastShipment = ({ shipments, shipment }: Order): Shipment | null => {
  const last = shipments.filter(({ carrier, trackingNumber }) => carrier || trackingNumber).at(-1);
  return last ? { carrier: last.carrier, trackingNumber: last.trackingNumber } : shipment;
};

/** Every number under which a courier may name the order. */
export const trackingNumbersOf = ({ shipments }: Order): string[] => [
  ...new Set(shipments.map(({ trackingNumber }) => trackingNumber).filter(Boolean)),
];
