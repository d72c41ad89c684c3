import { isSame } from '@/lib/domain/is-same';
import type { DeliveryMethod, PickupPoint } from './zone';

/** Where orders can be fetched, each point once: every zone has a method of its own for the same shop. */
export function pickupPoints(methods: readonly DeliveryMethod[]): readonly PickupPoint[] {
  const points = methods.filter(({ kind }) => kind === 'pickup').map(({ pickup }) => pickup);
  return points.filter((point, at) => points.findIndex((other) => isSame(other, point)) === at);
}
