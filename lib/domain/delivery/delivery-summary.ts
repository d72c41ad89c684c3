import type { Minor } from '@/lib/domain/money/money';
import { pickupPoints } from './pickup-points';
import { workingDays } from './working-days';
import type { DeliveryMethod, DeliverySetting, PickupPoint } from './zone';

/** What delivery costs before anybody said where to; amounts in minor units of the base currency. */
export interface DeliverySummary {
  readonly lowest: Minor;
  readonly highest: Minor;
  /** Where it is free from the same amount on everywhere; null where it is not. */
  readonly freeOver: Minor | null;
  /** Working days, where every method says how many. */
  readonly days: { readonly min: number; readonly max: number } | null;
}

/** Every pick-up point, and what all other methods have in common; null where the store delivers nowhere. */
export function deliverySummary({ zones }: DeliverySetting): {
  readonly pickups: readonly PickupPoint[];
  readonly delivered: DeliverySummary | null;
} {
  const methods = zones.flatMap((zone) => zone.methods);
  const delivered = methods.filter(({ kind }) => kind !== 'pickup');
  return { pickups: pickupPoints(methods), delivered: summaryOf(delivered) };
}

function summaryOf(delivered: readonly DeliveryMethod[]): DeliverySummary | null {
  const [first] = delivered;
  if (!first) return null;
  const charges = delivered.flatMap(({ rate }) => rate.steps.map(({ charge }) => charge));
  const days = delivered.flatMap((method) => workingDays(method) ?? []);
  return {
    lowest: Math.min(...charges),
    highest: Math.max(...charges),
    freeOver: delivered.every(({ freeOver }) => freeOver === first.freeOver) ? first.freeOver : null,
    days:
      days.length === delivered.length
        ? { min: Math.min(...days.map(({ min }) => min)), max: Math.max(...days.map(({ max }) => max)) }
        : null,
  };
}
