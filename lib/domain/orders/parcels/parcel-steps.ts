import type { Order, Shipment } from '@/lib/domain/orders/order';
import { hasLeft, type OrderStatus, type UndeliveredReason } from '@/lib/domain/orders/order-status';
import { hasOpenWithdrawal } from '@/lib/domain/orders/returns/return';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { leftToShip } from './left-to-ship';
import { isOut, nextParcelStates, type Parcel, type ParcelLine, type ParcelState } from './parcel';

interface Moment {
  /** The uid that acts; null for the system. */
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

/**
 * Adds a parcel. Fails with `parcel-too-much` for more pieces than are left or none, `order-owes`, `order-withdrawn`.
 */
export function withParcel(order: Order, parcel: NewParcel, moment: Moment): Result<Parcel[]> {
  if (owedExtra(order)) return fail({ code: 'order-owes' });
  if (hasOpenWithdrawal(order)) return fail({ code: 'order-withdrawn' });
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

/** Replaces carrier or number; the parcel's history keeps the former one. Fails with `parcel-not-found`. */
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
  /** The state that the caller saw. */
  readonly from: ParcelState;
  readonly to: ParcelState;
  /** Required when it came back. */
  readonly why?: UndeliveredReason | undefined;
}

/** Moves one parcel. Fails with `edited-meanwhile`, `parcel-change-refused`, or `invalid-input` at `why`. */
export function withMove(
  { shipments, status }: Order,
  { id, from, to, why }: ParcelMove,
  moment: Moment,
): Result<Parcel[]> {
  const parcel = shipments.find((one) => one.id === id);
  if (!parcel) return fail({ code: 'parcel-not-found' });
  if (parcel.state !== from) return fail({ code: 'edited-meanwhile' });
  // In transit, or an exchange of a delivered order.
  if (!hasLeft({ status }) || !nextParcelStates(from).includes(to))
    return fail({ code: 'parcel-change-refused' });
  if (to === 'undelivered' && !why)
    return fail({ code: 'invalid-input', fields: { why: 'field.why.required' } });
  return ok(
    replaced(shipments, changed(parcel, { state: to }, moment, (to === 'undelivered' && why) || null)),
  );
}

/** The order's status by its parcels: in transit while one is, delivered once everything is. */
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
 * The parcels after a step of the whole order: shipping adds one with all that is left; other steps move every parcel.
 * Fails with `parcels-differ` when one is in another state and must be moved separately.
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

/** Carrier and number for the whole order: those of the last parcel that has any. */
export const lastShipment = ({ shipments, shipment }: Order): Shipment | null => {
  const last = shipments.filter(({ carrier, trackingNumber }) => carrier || trackingNumber).at(-1);
  return last ? { carrier: last.carrier, trackingNumber: last.trackingNumber } : shipment;
};

/** Every number by which a courier may refer to the order. */
export const trackingNumbersOf = ({ shipments }: Order): string[] => [
  ...new Set(shipments.map(({ trackingNumber }) => trackingNumber).filter(Boolean)),
];
