import type { StoreId } from '@/lib/domain/ids';
import type { LocalizedText } from '@/lib/domain/locale';
import type { CurrencyCode, ExchangeRate, Minor } from '@/lib/domain/money/money';
import type { ProductImage } from '@/lib/domain/catalogue/product';

export const DEFAULT_PRIMARY_COLOR = '#242F51';
export const DEFAULT_SECONDARY_COLOR = '#384878';

export const HOME_SECTIONS = ['newArrivals', 'allProducts', 'topBrands', 'trending'] as const;
export type HomeSectionId = (typeof HOME_SECTIONS)[number];

export interface HomeSection {
  readonly id: HomeSectionId;
  readonly enabled: boolean;
  /** Empty texts mean the product's own translated title. */
  readonly title: LocalizedText;
}

export interface StoreSetting {
  readonly storeId: StoreId;
  readonly name: LocalizedText;
  readonly logo: ProductImage | null;
  /** `#rrggbb`, always valid after parsing. */
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly homepage: {
    readonly hero: {
      readonly title: LocalizedText;
      readonly subtitle: LocalizedText;
      readonly image: ProductImage | null;
    };
    readonly sections: readonly HomeSection[];
  };
  readonly contact: {
    readonly email: string;
    readonly phone: string;
    readonly address: LocalizedText;
    /** Empty means SPEC.md's default hours. */
    readonly hours: LocalizedText;
  };
  readonly payment: {
    readonly cash: { readonly enabled: boolean };
    readonly card: { readonly enabled: boolean };
  };
  /** Minor units of the base currency; `freeOver` null means never free. */
  readonly shipping: { readonly flat: Minor; readonly freeOver: Minor | null };
  /** With moderation a review waits until the store publishes it. */
  readonly reviews: { readonly moderation: boolean };
  readonly baseCurrency: CurrencyCode;
  /** What shoppers may choose, the base currency first with rate 1. */
  readonly currencies: readonly { readonly code: CurrencyCode; readonly rate: ExchangeRate }[];
}
