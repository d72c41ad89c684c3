import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { isOut } from '@/lib/domain/orders/parcels/parcel';
import type { MailTexts } from '@/functions/src/texts/mail-text-keys';
import { withoutLinks } from '@/functions/src/texts/without-links';

/** What is in one of the order's parcels; all of the order where the mail is about none. */
export function linesOf(order: Order, parcelId: string | undefined): readonly OrderLine[] {
  const parcel = order.shipments.find(({ id }) => id === parcelId);
  if (!parcel) return order.lines;
  return parcel.lines.flatMap(({ line, quantity }) => {
    const bought = order.lines[line];
    return bought ? [{ ...bought, quantity }] : [];
  });
}

/** How the parcel travels that the mail is about, else each that is out; an order from before parcels says it by itself. */
export function parcelDetails(
  { shipments, shipment }: Order,
  parcelId: string | undefined,
  labels: MailTexts['labels'],
): [string, string][] {
  const named = shipments.filter(({ id }) => id === parcelId);
  const told = named.length > 0 ? named : shipments.filter(isOut);
  const travels = shipments.length > 0 ? told : shipment ? [shipment] : [];
  return travels.flatMap(({ carrier, trackingNumber }): [string, string][] => [
    [labels.carrier, withoutLinks(carrier)],
    [labels.trackingNumber, withoutLinks(trackingNumber)],
  ]);
}
