import { countPieces } from '@/lib/domain/cart/cart-operations';
import { count, fieldsOf, filledText, listOf, millis, oneOf, text } from '@/lib/domain/parse/fields';
import { UNDELIVERED_REASONS, type UndeliveredReason } from '@/lib/domain/orders/order-status';

/** `returned`: back at the store, so its pieces are left to ship. */
export const PARCEL_STATES = ['shipped', 'delivered', 'undelivered', 'returned'] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** The one table of a parcel's steps, taken by staff. */
const NEXT: Readonly<Record<ParcelState, readonly ParcelState[]>> = {
  shipped: ['delivered', 'undelivered'],
  undelivered: ['shipped', 'returned'],
  delivered: [],
  returned: [],
};

export const nextParcelStates = (from: ParcelState): readonly ParcelState[] => NEXT[from];

export interface ParcelLine {
  /** Position in the order's lines; an edit that removes lines moves it. */
  readonly line: number;
  readonly quantity: number;
}

/** A parcel's state after each change, so that a corrected number is not lost. */
export interface ParcelEvent {
  readonly at: number;
  /** The uid that acted; null where it is private. */
  readonly by: string | null;
  readonly state: ParcelState;
  readonly carrier: string;
  readonly trackingNumber: string;
  /** Why it came back; null for other changes. */
  readonly why: UndeliveredReason | null;
}

/** Goods of an order in one shipment; shoppers can read it, so it contains nothing private. */
export interface Parcel {
  /** The idempotency key of the request that made it. */
  readonly id: string;
  readonly lines: readonly ParcelLine[];
  /** Either may be empty. */
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly state: ParcelState;
  readonly events: readonly ParcelEvent[];
}

/** When it first shipped, milliseconds since the epoch. */
export const leftAt = ({ events }: Parcel): number => events[0]?.at ?? 0;

export const piecesIn = ({ lines }: Pick<Parcel, 'lines'>): number => countPieces(lines);

/** Whether its pieces are away from the store. */
export const isOut = ({ state }: Pick<Parcel, 'state'>): boolean => state !== 'returned';

export function parseParcel(value: unknown): Parcel | undefined {
  const fields = fieldsOf(value);
  const [id, state] = [filledText(fields.id), oneOf(PARCEL_STATES, fields.state)];
  if (!id || !state) return undefined;
  return {
    id,
    lines: listOf(fields.lines, parseLine),
    carrier: text(fields.carrier) ?? '',
    trackingNumber: text(fields.trackingNumber) ?? '',
    state,
    events: listOf(fields.events, parseEvent),
  };
}

function parseLine(value: unknown): ParcelLine | undefined {
  const fields = fieldsOf(value);
  const [line, quantity] = [count(fields.line), count(fields.quantity)];
  return line === undefined || quantity === undefined ? undefined : { line, quantity };
}

function parseEvent(value: unknown): ParcelEvent | undefined {
  const fields = fieldsOf(value);
  const [at, state] = [millis(fields.at), oneOf(PARCEL_STATES, fields.state)];
  if (at === undefined || !state) return undefined;
  return {
    at,
    by: filledText(fields.by) ?? null,
    state,
    carrier: text(fields.carrier) ?? '',
    trackingNumber: text(fields.trackingNumber) ?? '',
    why: oneOf(UNDELIVERED_REASONS, fields.why) ?? null,
  };
}
