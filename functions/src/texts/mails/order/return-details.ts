import { formatsOf, type Writing } from '@/lib/domain/formats';
import { localized } from '@/lib/domain/locale';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { requestedAt, type OrderReturn } from '@/lib/domain/orders/returns/return';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { MailTexts } from '@/functions/src/texts/mail-text-keys';
import { withoutLinks } from '@/functions/src/texts/without-links';

/** The lines that are returned. */
export const returnedLines = (order: Order, { lines }: OrderReturn): OrderLine[] =>
  lines.flatMap(({ line, quantity }) => {
    const bought = order.lines[line];
    return bought ? [{ ...bought, quantity }] : [];
  });

/** When a return was requested, where an approved one is sent, and the store's words about the last step. */
export function returnDetails(
  one: OrderReturn,
  setting: Pick<StoreSetting, 'contact'>,
  labels: MailTexts['labels'],
  writing: Writing,
): [string, string][] {
  const address = localized(setting.contact.address, writing.locale);
  return [
    [labels.returnRequested, formatsOf(writing).dateTime(requestedAt(one))],
    [labels.returnAddress, one.state === 'approved' ? withoutLinks(address) : ''],
    [labels.reason, withoutLinks(one.events.at(-1)?.reason ?? '')],
  ];
}
