import type { LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import { count, fieldsOf, filledText, flag, localizedText, oneOf } from '@/lib/domain/parse/fields';
import { isDay, type DayRange } from '@/lib/domain/stats/store-day';
import { methodName } from './method-names';
import { parsePickup } from './parse-delivery';
import { METHOD_KINDS, type MethodKind, type PickupPoint } from './zone';

/** An order's delivery method as offered when it was placed; its price is the order's `deliveryCharges`. */
export interface OrderDelivery {
  readonly methodId: string;
  readonly kind: MethodKind;
  /** Never empty. */
  readonly name: LocalizedText;
  readonly zoneId: string;
  /** The store's own name for the zone; may be empty. */
  readonly zoneName: LocalizedText;
  /** Days of the store's calendar; null when the method states none. */
  readonly estimate: DayRange | null;
  /** Null unless the shopper picks it up. */
  readonly pickup: PickupPoint | null;
  /** Whether cash at the door is allowed. */
  readonly cash: boolean;
  /** The method's own cash fee, in minor units of the base currency; null means the store's fee. */
  readonly cashFee: Minor | null;
}

/** Null for an order from before delivery methods. */
export function parseOrderDelivery(value: unknown): OrderDelivery | null {
  const fields = fieldsOf(value);
  const [methodId, kind] = [filledText(fields.methodId), oneOf(METHOD_KINDS, fields.kind)];
  if (!methodId || !kind) return null;
  return {
    methodId,
    kind,
    name: methodName({ kind, name: localizedText(fields.name) }),
    zoneId: filledText(fields.zoneId) ?? '',
    zoneName: localizedText(fields.zoneName),
    estimate: parseEstimate(fields.estimate),
    pickup: kind === 'pickup' ? parsePickup(fields.pickup) : null,
    cash: flag(fields.cash) ?? true,
    cashFee: count(fields.cashFee) ?? null,
  };
}

function parseEstimate(value: unknown): DayRange | null {
  const { from, to } = fieldsOf(value);
  return isDay(from) && isDay(to) ? { from, to } : null;
}
