import { count, fieldsOf } from '@/lib/domain/parse/fields';
import { DEFAULT_CAPS, type ReservationCap, type ReservationCaps } from './caps';

/** Parses a store's caps; defaults if it never set any. */
export function parseReservationCaps(value: unknown): ReservationCaps {
  const fields = fieldsOf(value);
  return {
    person: parseCap(fields.person, DEFAULT_CAPS.person),
    address: parseCap(fields.address, DEFAULT_CAPS.address),
    known: parseCap(fields.known, DEFAULT_CAPS.known),
    storeShare: count(fields.storeShare) ?? DEFAULT_CAPS.storeShare,
  };
}

function parseCap(stored: unknown, usual: ReservationCap): ReservationCap {
  const { pieces, value } = fieldsOf(stored);
  return {
    pieces: count(pieces) ?? usual.pieces,
    value: value === null ? null : (count(value) ?? usual.value),
  };
}
