import type { DeliveryMethod } from './zone';

/** What a method says of the time that it takes. */
export type Promised = Pick<DeliveryMethod, 'handlingDays' | 'minDays' | 'maxDays'>;

/** Working days until an order arrives, from first to last; null where the method says nothing. */
export function workingDays(
  { handlingDays, minDays, maxDays }: Promised,
  makingDays = 0,
): { readonly min: number; readonly max: number } | null {
  if (maxDays === null) return null;
  const before = handlingDays + makingDays;
  return { min: before + Math.min(minDays ?? 0, maxDays), max: before + maxDays };
}
