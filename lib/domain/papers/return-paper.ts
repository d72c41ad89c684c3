import { localized } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { requestedAt, type OrderReturn } from '@/lib/domain/orders/returns/return';
import { dayToShow, storeDay } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { textPart, type Paper } from './paper';
import { goodsRows, wordsOf } from './parcel-papers';
import { returnNumber } from './return-number';

/** The slip for a return parcel, in the shopper's language. */
export function returnPaper(
  order: Order,
  one: OrderReturn,
  setting: Pick<StoreSetting, 'name' | 'numerals' | 'contact' | 'orderRules' | 'timeZone'>,
): Paper {
  const { locale } = order;
  const words = wordsOf(setting, locale);
  const { say, formats, store } = words;
  const number = returnNumber(order, one);
  const lines = one.lines.flatMap(({ line, quantity }) => {
    const bought = order.lines[line];
    return bought ? [{ ...bought, quantity }] : [];
  });
  // Where a store names no address, whom to ask for it.
  const address = localized(setting.contact.address, locale) || setting.contact.email;
  const conditions = localized(setting.orderRules.returnConditions, locale);
  return {
    ...{ size: 'a4', locale, number },
    parts: [
      ...textPart(say('returnSlip'), 'title'),
      { kind: 'barcode', text: number },
      {
        kind: 'sides',
        start: formats.utcDate(dayToShow(storeDay(requestedAt(one), setting.timeZone))),
        end: say('order', { number: order.number }),
      },
      { kind: 'rule' },
      ...textPart(say('sendTo'), 'small'),
      ...textPart(store, 'strong'),
      ...address.split('\n').flatMap((line) => textPart(line)),
      ...textPart(say('from'), 'small'),
      ...textPart(order.address.fullName, 'strong'),
      ...textPart(order.address.mobileNumber),
      { kind: 'rule' },
      { kind: 'rows', heads: [say('item'), say('pieces')], rows: goodsRows(lines, words) },
      ...textPart(say('putIn'), 'strong'),
      ...(conditions ? [{ kind: 'rule' } as const, ...textPart(say('conditions'), 'small')] : []),
      ...conditions.split('\n').flatMap((line) => textPart(line)),
    ],
  };
}
