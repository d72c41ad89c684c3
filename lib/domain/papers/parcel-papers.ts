import { addressLines } from '@/lib/domain/address/address-lines';
import { countPieces } from '@/lib/domain/cart/cart-operations';
import { estimateText } from '@/lib/domain/delivery/estimate-text';
import { formatsOf } from '@/lib/domain/formats';
import { localized, type Locale } from '@/lib/domain/locale';
import { formatMoney } from '@/lib/domain/money/money';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { packsOf, type Pack } from '@/lib/domain/orders/parcels/packs';
import { dayToShow } from '@/lib/domain/stats/store-day';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { lineTexts } from '@/lib/domain/studio/design/line-design';
import {
  textPart,
  type Paper,
  type PaperPart,
  type PaperRow,
  type PaperSize,
  type ParcelPaper,
} from './paper';
import { PAPER_TEXTS, type PaperText } from './paper-texts';

interface Look {
  readonly kind: ParcelPaper;
  readonly size: PaperSize;
  readonly locale: Locale;
}

type Told = Pick<StoreSetting, 'name' | 'numerals'>;

/** The papers of an order, parcel by parcel: packing slips show no prices, and gifts show none anywhere. */
export function parcelPapers(order: Order, setting: Told, { kind, size, locale }: Look): Paper[] {
  const words = wordsOf(setting, locale);
  return packsOf(order).flatMap((pack) =>
    [
      ...(kind === 'packing' ? [] : [labelOf(order, pack, words)]),
      ...(kind === 'label' ? [] : [slipOf(order, pack, words)]),
    ].map((parts) => ({ size, locale, number: order.number, parts })),
  );
}

/** Formats texts, amounts and counts in one language. */
export function wordsOf({ name, numerals }: Told, locale: Locale) {
  const writing = { locale, numerals };
  const formats = formatsOf(writing);
  return {
    ...{ locale, formats, store: localized(name, locale) },
    say: (key: PaperText, values: Readonly<Record<string, string>> = {}) =>
      Object.entries(values).reduce(
        (text, [value, shown]) => text.replace(`{${value}}`, () => shown),
        PAPER_TEXTS[key][locale],
      ),
    money: (amount: number, currency: Order['currency']) => formatMoney({ amount, currency }, writing),
  };
}
export type Words = ReturnType<typeof wordsOf>;

/** Order lines with checkboxes. */
export const goodsRows = (lines: readonly OrderLine[], { locale, formats }: Words): PaperRow[] =>
  lines.map((line) => ({
    title: localized(line.title, locale),
    details: [lineTexts(line, locale).join(' · '), line.sku].filter(Boolean),
    quantity: formats.count(line.quantity),
  }));

const parcelName = ({ number, of }: Pack, { say, formats }: Words): string =>
  of > 1 ? say('parcel', { number: formats.count(number), of: formats.count(of) }) : '';

const deliverTo = ({ address }: Order, { say, locale }: Words): PaperPart[] => [
  ...textPart(say('shipTo'), 'small'),
  ...[address.fullName, ...addressLines(address, locale), address.mobileNumber].flatMap((line, at) =>
    textPart(line, at === 0 ? 'strong' : 'text'),
  ),
];

function slipOf(order: Order, pack: Pack, words: Words): PaperPart[] {
  const { say, formats, locale, store, money } = words;
  const { delivery, wishes } = order;
  const pieces = countPieces(pack.lines);
  const heads = [say('item'), say('pieces')] as const;
  const [rows, later] = [pack.lines, pack.toCome].map((lines) => goodsRows(lines, words));
  return [
    ...textPart(store, 'strong'),
    ...textPart(say('slip'), 'title'),
    { kind: 'barcode', text: order.number },
    { kind: 'sides', start: formats.utcDate(dayToShow(order.day)), end: parcelName(pack, words) },
    { kind: 'rule' },
    ...deliverTo(order, words),
    ...(delivery
      ? [
          ...textPart(say('delivery'), 'small'),
          ...textPart(
            [
              localized(delivery.name, locale),
              delivery.pickup && localized(delivery.pickup.address, locale),
              delivery.estimate && estimateText(delivery.estimate, formats),
            ]
              .filter(Boolean)
              .join(' · '),
          ),
        ]
      : []),
    { kind: 'rule' },
    ...(pack.of > 1 ? textPart(say('inParcel'), 'strong') : []),
    ...(pieces > 0 ? [{ kind: 'rows', heads, rows: rows ?? [] } as const] : textPart(say('nothing'))),
    ...textPart(say('total', { count: formats.count(pieces) }), 'strong'),
    ...(pack.toCome.length > 0
      ? [...textPart(say('toCome'), 'strong'), { kind: 'rows', heads, rows: later ?? [] } as const]
      : []),
    ...(pack.cash !== null && !wishes.isGift
      ? textPart(say('collect', { amount: money(pack.cash, order.currency) }), 'strong')
      : []),
    ...(wishes.giftMessage
      ? [
          { kind: 'rule' } as const,
          ...textPart(say('giftMessage'), 'small'),
          ...wishes.giftMessage.split('\n').flatMap((line) => textPart(line)),
        ]
      : []),
    ...textPart(say('thanks'), 'small'),
  ];
}

function labelOf(order: Order, pack: Pack, words: Words): PaperPart[] {
  const { say, formats, locale, store } = words;
  return [
    { kind: 'sides', start: store, end: order.delivery ? localized(order.delivery.name, locale) : '' },
    { kind: 'rule' },
    ...deliverTo(order, words),
    { kind: 'rule' },
    ...textPart(collectText(order, pack, words), 'large'),
    ...textPart(say('total', { count: formats.count(countPieces(pack.lines)) })),
    ...textPart(parcelName(pack, words), 'strong'),
    { kind: 'barcode', text: order.number },
  ];
}

function collectText({ wishes, currency }: Order, pack: Pack, { say, money }: Words): string {
  if (pack.isPaidLater) return say('collectLater');
  if (pack.cash === null) return say('collectNothing');
  return wishes.isGift ? say('collectGift') : say('collect', { amount: money(pack.cash, currency) });
}
