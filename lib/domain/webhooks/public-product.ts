import type { Product } from '@/lib/domain/catalogue/product';
import type { CurrencyCode } from '@/lib/domain/money/money';

/** A product in webhooks (docs/webhooks.md): prices in minor units of `currency`, times in ISO 8601. */
export const publicProduct = (product: Product, currency: CurrencyCode) => ({
  id: product.id,
  slug: product.slug,
  slugAr: product.slugAr,
  status: product.status,
  title: product.title,
  currency,
  variants: product.variants.map((variant) => ({
    id: variant.id,
    sku: variant.sku,
    optionValues: variant.optionValues,
    price: variant.price,
    salePrice: variant.salePrice ?? null,
    stock: variant.stock,
    enabled: variant.enabled,
  })),
  saleFrom: product.saleFrom ? new Date(product.saleFrom).toISOString() : null,
  saleTo: product.saleTo ? new Date(product.saleTo).toISOString() : null,
  updatedAt: new Date(product.updatedAt).toISOString(),
});
