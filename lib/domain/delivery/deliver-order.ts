import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { deliveryDates } from './delivery-days';
import { methodName } from './method-names';
import type { OrderDelivery } from './order-delivery';

type Terms = Pick<StoreSetting, 'delivery' | 'country' | 'timeZone'>;

/** The delivery method of an order placed at `now` (milliseconds since the epoch); null for an unknown id. */
export function orderDelivery(
  { delivery, country, timeZone }: Terms,
  id: string | null,
  makingDays: number,
  now: number,
): OrderDelivery | null {
  for (const zone of delivery.zones) {
    const method = zone.methods.find((one) => one.id === id);
    if (!method) continue;
    const { kind, cash, cashFee, pickup } = method;
    const calendar = { country, timeZone, holidays: delivery.holidays };
    return {
      methodId: method.id,
      kind,
      name: methodName(method),
      zoneId: zone.id,
      zoneName: zone.name,
      estimate: deliveryDates(method, makingDays, calendar, now),
      pickup: kind === 'pickup' ? pickup : null,
      cash,
      cashFee,
    };
  }
  return null;
}
