import type { LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import { count, fieldsOf, filledText, flag, localizedText, oneOf } from '@/lib/domain/parse/fields';
import { isDay, type DayRange } from '@/lib/domain/stats/store-day';
import { methodName } from './method-names';
import { parsePickup } from './parse-delivery';
import { METHOD_KINDS, type MethodKind, type PickupPoint } from './zone';

/** How an order is delivered, as it was offered when it was placed; its price is the order's `deliveryCharges`. */
export interface OrderDelivery {
  readonly methodId: string;
  readonly kind: MethodKind;
  /** Never empty. */
  readonly name: LocalizedText;
  readonly zoneId: string;
  /** The store's own name of the zone, or empty. */
  readonly zoneName: LocalizedText;
  /** Days of the store's calendar; null where the method promised none. */
  readonly estimate: DayRange | null;
  /** Null unless the shopper fetches it. */
  readonly pickup: PickupPoint | null;
  /** Whether it may be paid at the door. */
  readonly cash: boolean;
  /** The method's own fee for cash, in minor units of the base currency; null means the store's. */
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
