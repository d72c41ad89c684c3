import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { trackingLink } from '@/lib/domain/orders/parcels/carriers';
import { isOut } from '@/lib/domain/orders/parcels/parcel';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { OrderMailKind } from '@/functions/src/adapters/outbox/mail-kinds';
import type { MailTexts } from '@/functions/src/texts/mail-text-keys';
import { withoutLinks } from '@/functions/src/texts/without-links';

/** The lines in one of the order's parcels; all lines if the mail is about no parcel. */
export function linesOf(order: Order, parcelId: string | undefined): readonly OrderLine[] {
  const parcel = order.shipments.find(({ id }) => id === parcelId);
  if (!parcel) return order.lines;
  return parcel.lines.flatMap(({ line, quantity }) => {
    const bought = order.lines[line];
    return bought ? [{ ...bought, quantity }] : [];
  });
}

/** Mails that a parcel is on its way. */
const ON_ITS_WAY: readonly OrderMailKind[] = ['order-shipped', 'order-part-shipped', 'order-sent-again'];

/** The carrier's page about the one parcel that the mail is about; null for several, which the order's page shows. */
export function parcelLink(
  kind: OrderMailKind,
  { shipments }: Order,
  parcelId: string | undefined,
  { carriers }: Pick<StoreSetting, 'carriers'>,
): string | null {
  const parcels = shipments.filter((parcel) => isOut(parcel) && (!parcelId || parcel.id === parcelId));
  const [only] = parcels;
  return only && parcels.length === 1 && ON_ITS_WAY.includes(kind) ? trackingLink(only, carriers.own) : null;
}

/** Carrier and tracking of the mail's parcel, or else of each shipped one; an order from before parcels has its own. */
export function parcelDetails(
  { shipments, shipment }: Order,
  parcelId: string | undefined,
  labels: MailTexts['labels'],
): [string, string][] {
  const named = shipments.filter(({ id }) => id === parcelId);
  const parcels = named.length > 0 ? named : shipments.filter(isOut);
  const travels = shipments.length > 0 ? parcels : shipment ? [shipment] : [];
  return travels.flatMap(({ carrier, trackingNumber }): [string, string][] => [
    [labels.carrier, withoutLinks(carrier)],
    [labels.trackingNumber, withoutLinks(trackingNumber)],
  ]);
}
