import { sharedImage, type Product } from '@/lib/domain/catalogue/product';
import { summarize } from '@/lib/domain/catalogue/product-summary';
import { isLocale, localized, type Locale } from '@/lib/domain/locale';
import { formatMoney } from '@/lib/domain/money/money';
import { pathTo } from '@/lib/domain/routes/path-to';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** Pixels, as social networks show pictures of shared links. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
/** Raise it when the drawing changes: every picture gets a new address. */
const CARD_VERSION = 1;
const LONGEST_TITLE = 100;

/** Everything that the picture of a shared product shows, in one language. */
export interface SocialCard {
  readonly locale: Locale;
  readonly title: string;
  /** As the product's page writes it, in the base currency. */
  readonly price: string;
  /** The price is that of the cheapest variant. */
  readonly isFrom: boolean;
  readonly store: string;
  /** The product's picture in the storage. */
  readonly image: string;
  readonly colors: readonly [primary: string, secondary: string];
}

type CardSetting = Pick<
  StoreSetting,
  'name' | 'baseCurrency' | 'numerals' | 'primaryColor' | 'secondaryColor'
>;

/** The product's card at an instant, because a sale may be on; null for a product without a picture. */
export function socialCard(
  product: Product,
  setting: CardSetting,
  locale: Locale,
  at: number,
): SocialCard | null {
  const image = sharedImage(product);
  if (!image) return null;
  const { price, priceVaries } = summarize(product, locale, at);
  const title = [...line(localized(product.title, locale))];
  return {
    locale,
    title:
      title.length > LONGEST_TITLE
        ? `${title
            .slice(0, LONGEST_TITLE - 1)
            .join('')
            .trimEnd()}…`
        : title.join(''),
    price: formatMoney(
      { amount: price, currency: setting.baseCurrency },
      { locale, numerals: setting.numerals },
    ),
    isFrom: priceVaries,
    store: line(localized(setting.name, locale)),
    image: image.path,
    colors: [setting.primaryColor, setting.secondaryColor],
  };
}

const line = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The card's address. It names what is drawn, so that caches never show an old one and strangers cannot ask for others. */
export const socialCardPath = (productId: string, card: SocialCard): string =>
  pathTo('/social/[product]/[file]', productId, socialCardFile(card));

const socialCardFile = (card: SocialCard): string =>
  `${card.locale}-${digestOf(JSON.stringify([CARD_VERSION, card]))}.jpg`;

/** Whether this file is the card's present one. */
export const isCardFile = (file: string, card: SocialCard): boolean => file === socialCardFile(card);

/** The language of a card's file name; null when it is none. */
export function cardLocale(file: string): Locale | null {
  const [, locale] = /^(\w\w)-[\da-z]{11}\.jpg$/.exec(file) ?? [];
  return isLocale(locale) ? locale : null;
}

/**
 * 53 bits of a text (cyrb53, public domain), in base 36: enough to tell cards of one product apart. It is no secret; what is
 * drawn is read from the product.
 */
function digestOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    other = Math.imul(other ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36).padStart(11, '0');
}
