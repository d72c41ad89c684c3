import { localized, type LocalizedText } from '@/lib/domain/locale';
import { majorUnits, type CurrencyCode, type Minor } from '@/lib/domain/money/money';

/** One product in an event; its price in minor units of the event's currency. */
export interface EventLine {
  readonly productId: string;
  readonly title: LocalizedText;
  readonly unitPrice: Minor;
  readonly quantity: number;
}

/** Something that happened in the shop; amounts of the cart are in the store's base currency. */
export type ShopEvent =
  | { readonly name: 'page_view' }
  | { readonly name: 'search'; readonly words: string }
  | { readonly name: 'view_item' | 'add_to_cart' | 'begin_checkout'; readonly lines: readonly EventLine[] }
  | {
      readonly name: 'purchase';
      readonly lines: readonly EventLine[];
      readonly currency: CurrencyCode;
      readonly total: Minor;
      /** The order's number, by which tools recognize a repeated event. */
      readonly order: string;
      /** When it was placed, milliseconds since the epoch. */
      readonly placedAt: number;
    };

export interface EventItem {
  readonly id: string;
  readonly name: string;
  /** Major units, as all amounts here. */
  readonly price: number;
  readonly quantity: number;
}

/** The same event as tools get it, without addresses beyond the page's route. */
export type ToolEvent =
  | { readonly name: 'page_view' }
  | { readonly name: 'search'; readonly words: string }
  | {
      readonly name: 'view_item' | 'add_to_cart' | 'begin_checkout' | 'purchase';
      readonly items: readonly EventItem[];
      readonly currency: CurrencyCode;
      readonly value: number;
      /** Empty but for a purchase. */
      readonly order: string;
    };

/** Words that may name a person stay here: an e-mail address, a phone number. */
const PERSONAL = /@|\d{5}/;

/** The event for tools, in major units; null when it is nobody's business. */
export function toolEvent(event: ShopEvent, base: CurrencyCode): ToolEvent | null {
  if (event.name === 'page_view') return event;
  if (event.name === 'search') return PERSONAL.test(event.words) ? null : event;
  const currency = event.name === 'purchase' ? event.currency : base;
  const major = (amount: Minor) => Number(majorUnits(amount, currency));
  const sum = event.lines.reduce((all, { unitPrice, quantity }) => all + unitPrice * quantity, 0);
  return {
    name: event.name,
    items: event.lines.map(({ productId, title, unitPrice, quantity }) => ({
      ...{ id: productId, name: localized(title, 'en'), quantity },
      price: major(unitPrice),
    })),
    currency,
    value: major(event.name === 'purchase' ? event.total : sum),
    order: event.name === 'purchase' ? event.order : '',
  };
}
