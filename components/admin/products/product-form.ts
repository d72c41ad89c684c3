import type { SaveProductRequest } from '@/lib/domain/api/catalogue';
import type { Product, ProductStatus } from '@/lib/domain/catalogue/product';
import { localized, type Locale } from '@/lib/domain/locale';
import { CURRENCY_DECIMALS, parseMoney, type CurrencyCode } from '@/lib/domain/money/money';

/** What the editor holds: every number as the owner typed it. */
export interface ProductForm {
  titleEn: string;
  titleAr: string;
  status: ProductStatus;
  variants: { id: string; price: string; stock: string }[];
}

export function formOf(product: Product, currency: CurrencyCode): ProductForm {
  const decimals = CURRENCY_DECIMALS[currency];
  return {
    titleEn: product.title.en,
    titleAr: product.title.ar,
    status: product.status,
    variants: product.variants.map(({ id, price, stock }) => ({
      id,
      price: (price / 10 ** decimals).toFixed(decimals),
      stock: String(stock),
    })),
  };
}

/** A count the owner typed, in Latin or Arabic digits; null when it is none. */
export function parseStock(text: string): number | null {
  const latin = text.trim().replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  return /^\d{1,6}$/.test(latin) ? Number(latin) : null;
}

/** The request for what the form changed against `product`, the version it was loaded from. */
export function saveRequestOf(
  form: ProductForm,
  product: Product,
  store: string,
  currency: CurrencyCode,
): SaveProductRequest {
  const seen = new Map(product.variants.map((variant) => [variant.id as string, variant]));
  return {
    storeId: store,
    productId: product.id,
    baseUpdatedAt: product.updatedAt,
    title: { en: form.titleEn, ar: form.titleAr },
    status: form.status,
    variants: form.variants.map(({ id, price, stock }) => {
      const before = seen.get(id);
      return {
        id,
        price: parseMoney(price, currency) ?? before?.price ?? 0,
        stock: parseStock(stock) ?? before?.stock ?? 0,
        seenStock: before?.stock ?? 0,
      };
    }),
  };
}

/** The variant's option values, as "Walnut · A4". */
export function variantName(product: Product, variantId: string, locale: Locale): string {
  const variant = product.variants.find(({ id }) => id === variantId);
  return product.options
    .flatMap((option) => {
      const value = option.values.find(({ id }) => id === variant?.optionValues[option.id]);
      return value ? [localized(value.name, locale)] : [];
    })
    .join(' · ');
}
