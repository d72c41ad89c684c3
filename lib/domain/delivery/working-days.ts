import type { DeliveryMethod } from './zone';

/** A method's delivery times. */
export type Promised = Pick<DeliveryMethod, 'handlingDays' | 'minDays' | 'maxDays'>;

/** Working days until an order arrives, minimum and maximum; null when the method states none. */
export function workingDays(
  { handlingDays, minDays, maxDays }: Promised,
  makingDays = 0,
): { readonly min: number; readonly max: number } | null {
  if (maxDays === null) return null;
  const before = handlingDays + makingDays;
  return { min: before + Math.min(minDays ?? 0, maxDays), max: before + maxDays };
}
