import type { Minor } from '@/lib/domain/money/money';
import { pickupPoints } from './pickup-points';
import { workingDays } from './working-days';
import type { DeliveryMethod, DeliverySetting, PickupPoint } from './zone';

/** What delivery costs before the address is known; amounts in minor units of the base currency. */
export interface DeliverySummary {
  readonly lowest: Minor;
  readonly highest: Minor;
  /** The amount from which delivery is free everywhere; null without a common one. */
  readonly freeOver: Minor | null;
  /** Working days, if every method states them. */
  readonly days: { readonly min: number; readonly max: number } | null;
}

/** All pick-up points, and a summary of all other methods; null where the store delivers nowhere. */
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
