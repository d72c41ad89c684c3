import { isSame } from '@/lib/domain/is-same';
import type { DeliveryMethod, PickupPoint } from './zone';

/** The distinct pick-up points: every zone has its own method for the same shop. */
export function pickupPoints(methods: readonly DeliveryMethod[]): readonly PickupPoint[] {
  const points = methods.filter(({ kind }) => kind === 'pickup').map(({ pickup }) => pickup);
  return points.filter((point, at) => points.findIndex((other) => isSame(other, point)) === at);
}
