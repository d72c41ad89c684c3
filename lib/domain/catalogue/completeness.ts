import { LOCALES, type Locale } from '@/lib/domain/locale';
import { OPTIONAL_TEXTS } from './fields/edited-fields';
import type { OutdatedTexts, Product } from './product';
import { textsOf, type Texts } from './product-texts';

/** What a product still lacks: a text in one language, an outdated translation, or a fact. */
export type Gap =
  | { readonly kind: 'text' | 'outdated'; readonly key: string; readonly locale: Locale }
  | { readonly kind: 'picture' | 'category' | 'price' };

export interface Completeness {
  /** Whole per cent; 100 only without any gap. */
  readonly percent: number;
  readonly gaps: readonly Gap[];
}

type Judged = Texts & Pick<Product, 'variants' | 'categoryId'> & { readonly outdated: OutdatedTexts };

/**
 * How complete a product is for shoppers of both languages; every text and fact has the same weight. A sold-out board
 * still counts as complete, so that orders change nothing here.
 */
export function productCompleteness(product: Judged): Completeness {
  const texts = [...textsOf(product)].filter(([key]) => !OPTIONAL_TEXTS.has(key));
  const missing = texts.flatMap(([key, text]) =>
    LOCALES.filter((locale) => !text[locale].trim()).map((locale): Gap => ({ kind: 'text', key, locale })),
  );
  const behind = texts.flatMap(([key]): Gap[] => {
    const locale = product.outdated[key];
    return locale ? [{ kind: 'outdated', key, locale }] : [];
  });
  const offered = product.variants.filter(({ enabled }) => enabled);
  const facts = {
    picture: product.images.length > 0,
    category: product.categoryId !== '',
    price: offered.length > 0 && offered.every(({ price }) => price > 0),
  };
  const lacking = (['picture', 'category', 'price'] as const).filter((fact) => !facts[fact]);
  const gaps = [...missing, ...behind, ...lacking.map((kind): Gap => ({ kind }))];
  const all = texts.length * LOCALES.length + Object.keys(facts).length;
  return { percent: Math.floor((100 * (all - gaps.length)) / all), gaps };
}
